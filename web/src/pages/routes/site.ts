import { defaultLocale, type Locale } from '@stratum/contract/locale';
import type { DocumentSlug } from '../../shared/site/load-document.ts';
import { type PublicRoute, publicRoute } from './page-route.ts';

const frame = 'header-and-footer';

const loadModel = async (locale: Locale) =>
  (await import('../../shared/site/model-texts.ts')).loadModelTexts(locale);
const loadAuthors = async (locale: Locale) =>
  (await import('../../shared/site/load-authors.ts')).loadAuthors(locale);
const loadDocument = async (slug: DocumentSlug, locale: Locale) =>
  (await import('../../shared/site/load-document.ts')).loadDocument(slug, locale);

export const home = publicRoute({
  path: '/',
  frame,
  title: (t) => t('pages/home:meta.title'),
  namespaces: ['pages/home'],
  lazy: () => import('../home/home-page.tsx'),
  content: loadModel,
  description: (_, t) => t('pages/home:meta.description'),
});

export const stratumDefinitions = publicRoute({
  path: '/stratum-definitions',
  frame,
  title: (t) => t('pages/stratum-definitions:meta.title'),
  namespaces: ['pages/stratum-definitions'],
  lazy: () => import('../stratum-definitions/stratum-definitions-page.tsx'),
  content: loadModel,
  description: (_, t) => t('pages/stratum-definitions:meta.description'),
});

export const aboutTheAuthor = publicRoute({
  path: '/about-the-author',
  frame,
  title: (t) => t('pages/about-the-author:meta.title'),
  namespaces: ['pages/about-the-author'],
  lazy: () => import('../about-the-author/about-the-author-page.tsx'),
  content: loadAuthors,
  description: (_, t) => t('pages/about-the-author:meta.description'),
});

export const author = publicRoute({
  path: '/author/:slug',
  frame,
  title: null,
  namespaces: ['pages/author'],
  lazy: () => import('../author/author-page.tsx'),
  content: async (locale, { slug }) =>
    (await loadAuthors(locale)).find((each) => each.slug === slug),
  description: ({ description }) => description,
  addresses: async () => (await loadAuthors(defaultLocale)).map(({ slug }) => `/author/${slug}`),
});

/** A page of the content pack, which says its title and description itself. */
function documentRoute(
  slug: DocumentSlug,
  page: Pick<PublicRoute, 'path' | 'namespaces' | 'lazy'>,
): PublicRoute {
  return publicRoute({
    ...page,
    frame,
    title: null,
    namespaces: ['shared/site', ...page.namespaces],
    content: (locale) => loadDocument(slug, locale),
    description: ({ description }) => description,
  });
}

export const programOverview = documentRoute('program-overview', {
  path: '/program-overview',
  namespaces: ['pages/program-overview'],
  lazy: () => import('../program-overview/program-overview-page.tsx'),
});

export const aboutUs = documentRoute('about-us', {
  path: '/aboutUs',
  namespaces: [],
  lazy: () => import('../about-us/about-us-page.tsx'),
});

const legal = {
  namespaces: ['pages/legal'],
  lazy: () => import('../legal/legal-page.tsx'),
} as const;

export const privacyPolicy = documentRoute('privacy-policy', { ...legal, path: '/privacy-policy' });

export const termsAndConditions = documentRoute('terms-and-conditions', {
  ...legal,
  path: '/terms-and-conditions',
});
