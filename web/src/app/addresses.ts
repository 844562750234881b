import { defaultLocale } from '@stratum/contract/locale';
import type { RouteObject } from 'react-router';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { loadMessages } from './messages.ts';
import { createRoutes } from './routes.tsx';

/** Every address of the app without its language, such as `/dashboard`; the server knows them by this. */
export async function appAddresses(): Promise<string[]> {
  const i18n = await createI18n({ locale: defaultLocale, messages: {}, load: loadMessages });
  const routes = createRoutes({
    i18n,
    readersLocale: () => defaultLocale,
    modelTexts: () => Promise.reject(new Error('addresses have no texts')),
  });
  return routes.flatMap(({ children = [] }) => addressesOf(children, ''));
}

function addressesOf(routes: readonly RouteObject[], base: string): string[] {
  return routes.flatMap(({ path, children }) => {
    if (path === '*') return [];
    const address = path ? `${base}/${path}` : base;
    return children ? addressesOf(children, address) : address ? [address] : [];
  });
}
