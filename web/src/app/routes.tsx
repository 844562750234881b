import { isLocale, type Locale } from '@stratum/contract/locale';
import type { i18n } from 'i18next';
import { data, type LoaderFunction, type RouteObject } from 'react-router';
import { type GuardSettings, signedInOnly, signedOutOnly } from '../features/auth/flow/guard.ts';
import { appRoutes, publicRoutes } from '../pages/routes/index.ts';
import type { AppRoute, PageRoute, Read } from '../pages/routes/page-route.ts';
import { changeLanguage, loadMessagesFor } from '../shared/i18n/load-messages.ts';
import { contentLoader, localeOf } from './content-loader.ts';
import type { PageData } from './page-data.ts';
import { Root, RootFailure } from './root.tsx';
import { SignedInPages } from './signed-in-pages.tsx';

export interface RouteSettings extends GuardSettings {
  i18n: i18n;
  /** The language of addresses without a prefix, as it stands now. */
  readersLocale: () => Locale;
  /** Resolves once what was read last of the day is there, where it is. */
  keptShown?: () => Promise<void>;
  /** What the first page has brought along. */
  pageData?: PageData | undefined;
}

/** Every address of the product, under an optional language prefix. */
export function createRoutes(settings: RouteSettings): RouteObject[] {
  const { i18n, readersLocale, pageData } = settings;
  const page = pagesIn(i18n);
  const pagesFor = (access: AppRoute['access']) =>
    appRoutes
      .filter((route) => route.access === access)
      .map((route) => page(route, appLoader(route, settings)));
  return [
    {
      path: ':locale?',
      Component: Root,
      ErrorBoundary: RootFailure,
      // The router waits here, so that a page and its messages change in the same frame.
      loader: async ({ params: { locale = readersLocale() }, request }) => {
        if (!isLocale(locale)) throw data(null, { status: 404 });
        if (i18n.language !== locale) await changeLanguage(i18n, locale, request.signal);
        return null;
      },
      // A change of language may have been called off, or an address without prefix mean another one.
      shouldRevalidate: ({ nextParams: { locale = readersLocale() } }) => locale !== i18n.language,
      children: [
        ...publicRoutes.map((route) => page(route, contentLoader(route, readersLocale, pageData))),
        {
          lazy: async () => ({ Component: (await import('./providers.tsx')).AppLayout }),
          children: [
            ...pagesFor('anyone'),
            { loader: signedOutOnly(settings), children: pagesFor('signed-out') },
            {
              Component: SignedInPages,
              loader: signedInOnly(settings),
              // The session may have ended since the page before.
              shouldRevalidate: () => true,
              children: pagesFor('signed-in'),
            },
          ],
        },
        { path: '*', loader: notFound },
      ],
    },
  ];
}

/** Makes lazy routes whose messages have arrived before they are shown; their id is their path. */
function pagesIn(translations: i18n) {
  return ({ path, namespaces, lazy }: PageRoute, loader: LoaderFunction): RouteObject => ({
    id: path,
    ...(path === '/' ? { index: true as const } : { path: path.slice(1) }),
    loader,
    lazy: async () => {
      const [page] = await Promise.all([lazy(), loadMessagesFor(translations, namespaces)]);
      return { Component: page.default };
    },
  });
}

/** Begins what the page reads, and waits for what is kept of it on the device alone. */
function appLoader(
  { exists, load, opensOffline }: AppRoute,
  settings: RouteSettings,
): LoaderFunction {
  const { isLoggedIn, readersLocale, keptShown } = settings;
  return async ({ params, request }) => {
    if (exists && !exists(params)) throw data(null, { status: 404 });
    const { searchParams: query } = new URL(request.url);
    const locale = localeOf(params, readersLocale);
    if (load) void startReads(load({ params, query }), locale, isLoggedIn());
    if (opensOffline) await keptShown?.();
    return null;
  };
}

/** The page finds what was asked for while its code is on the way, or asks again. */
async function startReads(
  reads: readonly Read[],
  locale: Locale,
  isLoggedIn: Promise<boolean>,
): Promise<void> {
  const [isSignedIn, { prefetch }] = await Promise.all([
    isLoggedIn,
    import('../shared/api/queries.ts'),
  ]);
  if (!isSignedIn) return;
  for (const { endpoint, input } of reads) prefetch(endpoint, input, locale);
}

const notFound: LoaderFunction = () => {
  throw data(null, { status: 404 });
};
