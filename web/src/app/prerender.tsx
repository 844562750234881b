import { text } from 'node:stream/consumers';
import type { Locale } from '@stratum/contract/locale';
import type { i18n } from 'i18next';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, matchPath } from 'react-router';
import { appRoutes } from '../pages/routes/index.ts';
import type { PageRoute } from '../pages/routes/page-route.ts';
import { prerenderedRoutes } from '../pages/routes/prerendered.ts';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { localePath } from '../shared/i18n/locale-path.ts';
import { App } from './app.tsx';
import { loadMessages } from './messages.ts';
import { offlineReads } from './offline-reads.ts';
import type { PageData } from './page-data.ts';
import { createAppRouter, routerReady } from './router.ts';

export { digestOfTexts, renderFrom } from '../shared/site/pack-folder.ts';
export { pageDataId } from './page-data.ts';

interface Address {
  /** Without the language. */
  path: string;
  locale: Locale;
  /** Whether the address names the language. */
  isPrefixed: boolean;
}

export interface PrerenderedPage {
  markup: string;
  data: PageData;
}

interface PublicPage extends PrerenderedPage {
  description: string;
}

const accountRoutes = appRoutes.filter(({ isPrerendered }) => isPrerendered);

/** Every address of a public page without its language, such as `/author/somebody`. */
export async function publicAddresses(): Promise<string[]> {
  return (await Promise.all(prerenderedRoutes.map(({ addresses }) => addresses()))).flat();
}

export const accountAddresses = accountRoutes.map(({ path }) => path);

/** Every other address, as a pattern; the server knows them by this. */
export const appAddresses = appRoutes
  .filter(({ isPrerendered }) => !isPrerendered)
  .map(({ path }) => path);

/** The pages that open without a network. */
export const offlinePages = appRoutes
  .filter(({ path, opensOffline = false }) => {
    if (opensOffline !== Object.hasOwn(offlineReads, path))
      throw new Error(`what ${path} reads without a network does not go with its route`);
    return opensOffline;
  })
  .map(({ path, namespaces }) => ({ path, namespaces }));

export async function prerenderPublicPage(address: Address): Promise<PublicPage> {
  const { path, locale } = address;
  for (const { route, read } of prerenderedRoutes) {
    const match = matchPath(route.path, path);
    if (!match) continue;
    const { messages, i18n } = await translationsFor(route, locale);
    const { content, description } = await read(locale, match.params, i18n.t);
    const data = { locale, path, messages, loaded: content };
    return { markup: await render(i18n, address, data), description, data };
  }
  throw new Error(`${path} is no public page`);
}

/** An account page as it is for who is signed out. */
export async function prerenderAccountPage(address: Address): Promise<PrerenderedPage> {
  const { path, locale } = address;
  const route = accountRoutes.find((each) => each.path === path);
  if (!route) throw new Error(`${path} is no pre-rendered page of the app`);
  const { messages, i18n } = await translationsFor(route, locale);
  const data = { locale, path, messages, loaded: undefined };
  return { markup: await render(i18n, address, data), data };
}

async function translationsFor({ namespaces }: PageRoute, locale: Locale) {
  const messages = Object.fromEntries(
    await Promise.all(
      ['shell', ...namespaces].map(
        async (name) => [name, await loadMessages(locale, name)] as const,
      ),
    ),
  );
  return { messages, i18n: await createI18n({ locale, messages, load: loadMessages }) };
}

async function render(
  translations: i18n,
  { path, locale, isPrefixed }: Address,
  pageData: PageData,
): Promise<string> {
  const address = localePath(path, isPrefixed ? locale : undefined);
  const router = createAppRouter(
    (routes) => createMemoryRouter(routes, { initialEntries: [address] }),
    {
      i18n: translations,
      readersLocale: () => locale,
      isLoggedIn: async () => false,
      pageData,
    },
  );
  await routerReady(router);
  const { prelude } = await prerenderToNodeStream(<App i18n={translations} router={router} />);
  return text(prelude);
}
