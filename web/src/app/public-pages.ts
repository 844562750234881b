import { defaultLocale, type Locale } from '@stratum/contract/locale';
import type { i18n } from 'i18next';
import type { DocumentSlug } from '../shared/site/load-document.ts';
import type { MessageNamespace, PageModule } from './page.ts';

/** One part of a public address, such as the name of an author. */
type Params = Readonly<Record<string, string | undefined>>;

/** A page that everybody sees; it is pre-rendered in every language. */
export interface PublicPage {
  /** Without the language. */
  readonly path: `/${string}`;
  readonly namespaces: readonly MessageNamespace[];
  readonly component: () => Promise<PageModule>;
  /** What the page shows besides its messages; undefined where there is no such page. */
  load(locale: Locale, params: Params): Promise<unknown>;
  /** Says in 50 to 160 characters what a search finds here. */
  describe(locale: Locale, params: Params, t: i18n['t']): Promise<string>;
  /** Its addresses; the path itself where it has no parameter. */
  addresses(): Promise<readonly string[]>;
}

interface Definition<Data> {
  path: PublicPage['path'];
  namespaces: PublicPage['namespaces'];
  component: PublicPage['component'];
  load: (locale: Locale, params: Params) => Promise<Data>;
  description: (data: NonNullable<Data>, t: i18n['t']) => string;
  addresses?: PublicPage['addresses'];
}

function publicPage<Data>({ description, addresses, ...page }: Definition<Data>): PublicPage {
  return {
    ...page,
    addresses: addresses ?? (async () => [page.path]),
    describe: async (locale, params, t) => {
      const found = await page.load(locale, params);
      return found ? description(found, t) : '';
    },
  };
}

const loadModel = async (locale: Locale) =>
  (await import('../shared/site/model-texts.ts')).loadModelTexts(locale);
const loadAuthors = async (locale: Locale) =>
  (await import('../shared/site/load-authors.ts')).loadAuthors(locale);
const loadDocument = async (slug: DocumentSlug, locale: Locale) =>
  (await import('../shared/site/load-document.ts')).loadDocument(slug, locale);

function documentPage(
  path: PublicPage['path'],
  slug: DocumentSlug,
  page: Pick<PublicPage, 'namespaces' | 'component'>,
): PublicPage {
  return publicPage({
    ...page,
    path,
    namespaces: ['shared/site', ...page.namespaces],
    load: (locale) => loadDocument(slug, locale),
    description: ({ description }) => description,
  });
}

const legal = {
  namespaces: ['pages/legal'],
  component: () => import('../pages/legal/legal-page.tsx'),
} as const;

/** Every public page: one entry makes its route, its documents and its place in the sitemap. */
export const publicPages: readonly PublicPage[] = [
  publicPage({
    path: '/',
    namespaces: ['pages/home'],
    component: () => import('../pages/home/home-page.tsx'),
    load: loadModel,
    description: (_, t) => t('pages/home:meta.description'),
  }),
  publicPage({
    path: '/stratum-definitions',
    namespaces: ['pages/stratum-definitions'],
    component: () => import('../pages/stratum-definitions/stratum-definitions-page.tsx'),
    load: loadModel,
    description: (_, t) => t('pages/stratum-definitions:meta.description'),
  }),
  publicPage({
    path: '/about-the-author',
    namespaces: ['pages/about-the-author'],
    component: () => import('../pages/about-the-author/about-the-author-page.tsx'),
    load: loadAuthors,
    description: (_, t) => t('pages/about-the-author:meta.description'),
  }),
  publicPage({
    path: '/author/:slug',
    namespaces: ['pages/author'],
    component: () => import('../pages/author/author-page.tsx'),
    load: async (locale, { slug }) =>
      (await loadAuthors(locale)).find((each) => each.slug === slug),
    description: ({ description }) => description,
    addresses: async () => (await loadAuthors(defaultLocale)).map(({ slug }) => `/author/${slug}`),
  }),
  documentPage('/program-overview', 'program-overview', {
    namespaces: ['pages/program-overview'],
    component: () => import('../pages/program-overview/program-overview-page.tsx'),
  }),
  documentPage('/aboutUs', 'about-us', {
    namespaces: [],
    component: () => import('../pages/about-us/about-us-page.tsx'),
  }),
  documentPage('/privacy-policy', 'privacy-policy', legal),
  documentPage('/terms-and-conditions', 'terms-and-conditions', legal),
];
