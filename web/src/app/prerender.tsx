import { text } from 'node:stream/consumers';
import type { Locale } from '@stratum/contract/locale';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, matchPath } from 'react-router';
import { appRoutes } from '../pages/routes/index.ts';
import { prerenderedRoutes } from '../pages/routes/prerendered.ts';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { localePath } from '../shared/i18n/locale-path.ts';
import { App } from './app.tsx';
import { loadMessages } from './messages.ts';
import type { PageData } from './page-data.ts';
import { createAppRouter, routerReady } from './router.ts';

export { pageDataId } from './page-data.ts';

interface PrerenderedPage {
  markup: string;
  description: string;
  data: PageData;
}

/** Every address of a public page without its language, such as `/author/somebody`. */
export async function publicAddresses(): Promise<string[]> {
  return (await Promise.all(prerenderedRoutes.map(({ addresses }) => addresses()))).flat();
}

/** Every other address, as a pattern; the server knows them by this. */
export const appAddresses = appRoutes.map(({ path }) => path);

/** The markup of a public page, and what its hydration needs. */
export async function prerenderPage(
  path: string,
  locale: Locale,
  isPrefixed: boolean,
): Promise<PrerenderedPage> {
  const { page, params } = pageAt(path);
  const { route, read } = page;
  const messages = Object.fromEntries(
    await Promise.all(
      ['shell', ...route.namespaces].map(
        async (name) => [name, await loadMessages(locale, name)] as const,
      ),
    ),
  );
  const i18n = await createI18n({ locale, messages, load: loadMessages });
  const { content, description } = await read(locale, params, i18n.t);
  const pageData = { locale, path, messages, loaded: content };
  const address = localePath(path, isPrefixed ? locale : undefined);
  const router = createAppRouter(
    (routes) => createMemoryRouter(routes, { initialEntries: [address] }),
    { i18n, readersLocale: () => locale, pageData },
  );
  await routerReady(router);
  const { prelude } = await prerenderToNodeStream(<App i18n={i18n} router={router} />);
  return {
    markup: await text(prelude),
    description,
    data: pageData,
  };
}

function pageAt(path: string) {
  for (const page of prerenderedRoutes) {
    const match = matchPath(page.route.path, path);
    if (match) return { page, params: match.params };
  }
  throw new Error(`${path} is no public page`);
}
