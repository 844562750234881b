import { text } from 'node:stream/consumers';
import type { Locale } from '@stratum/contract/locale';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { loadModelTexts } from '../pages/home/model-texts.ts';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { App } from './app.tsx';
import { loadMessages } from './messages.ts';
import type { PageData } from './page-data.ts';
import { routerReady } from './router-ready.ts';
import { createRoutes } from './routes.tsx';

export { appAddresses } from './addresses.ts';
export { pageDataId } from './page-data.ts';

interface PrerenderedPage {
  markup: string;
  description: string;
  data: PageData;
}

/** The markup of a public page, and what its hydration needs. */
export async function prerenderPage(path: string, locale: Locale): Promise<PrerenderedPage> {
  const namespaces = ['shell', 'pages/home'] as const;
  const messages = Object.fromEntries(
    await Promise.all(
      namespaces.map(async (name) => [name, await loadMessages(locale, name)] as const),
    ),
  );
  const model = await loadModelTexts(locale);
  const i18n = await createI18n({ locale, messages, load: loadMessages });
  const routes = createRoutes({ i18n, readersLocale: () => locale, modelTexts: async () => model });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await routerReady(router);
  const { prelude } = await prerenderToNodeStream(<App i18n={i18n} router={router} />);
  return {
    markup: await text(prelude),
    description: i18n.t('pages/home:meta.description'),
    data: { locale, messages, model },
  };
}
