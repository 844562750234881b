import { defaultLocale } from '@stratum/contract/locale';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { addressesOf } from './addresses-of.ts';
import { loadMessages } from './messages.ts';
import { publicPages } from './public-pages.ts';
import { createRoutes } from './routes.tsx';

/** Every address of the app without its language, such as `/dashboard`; the server knows them by this. */
export async function appAddresses(): Promise<string[]> {
  const i18n = await createI18n({ locale: defaultLocale, messages: {}, load: loadMessages });
  const routes = createRoutes({
    i18n,
    readersLocale: () => defaultLocale,
  });
  const isPublic = (address: string) => publicPages.some(({ path }) => path === address);
  return addressesOf(routes).filter((address) => !isPublic(address));
}
