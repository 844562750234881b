import type { Locale } from '@stratum/contract/locale';
import type { DocumentSlug } from '../../shared/site/load-document.ts';
import type { PublicRoute } from './page-route.ts';

/** Read by everybody, and leading on by header and footer. */
const site = { access: 'public', frame: 'header-and-footer' } as const;

const loadModel = async (locale: Locale) =>
  (await import('../../shared/site/model-texts.ts')).loadModelTexts(locale);
const loadAuthors = async (locale: Locale) =>
  (await import('../../shared/site/load-authors.ts')).loadAuthors(locale);
const loadDocument = async (slug: DocumentSlug, locale: Locale) =>
  (await import('../../shared/site/load-document.ts')).loadDocument(slug, locale);

export const home = {
  ...site,
  path: '/',
  title: (t) => t('pages/home:meta.title'),
  namespaces: ['pages/home'],
  lazy: () => import('../home/home-page.tsx'),
  content: loadModel,
} satisfies PublicRoute;

export const stratumDefinitions = {
  ...site,
  path: '/stratum-definitions',
  title: (t) => t('pages/stratum-definitions:meta.title'),
  namespaces: ['pages/stratum-definitions'],
  lazy: () => import('../stratum-definitions/stratum-definitions-page.tsx'),
  content: loadModel,
} satisfies PublicRoute;

export const aboutTheAuthor = {
  ...site,
  path: '/about-the-author',
  title: (t) => t('pages/about-the-author:meta.title'),
  namespaces: ['pages/about-the-author'],
  lazy: () => import('../about-the-author/about-the-author-page.tsx'),
  content: loadAuthors,
} satisfies PublicRoute;

export const author = {
  ...site,
  path: '/author/:slug',
  title: null,
  namespaces: ['pages/author'],
  lazy: () => import('../author/author-page.tsx'),
  content: async (locale, { slug }) =>
    (await loadAuthors(locale)).find((each) => each.slug === slug),
} satisfies PublicRoute;

/** A page of the content pack, which says its title itself. */
function documentRoute(
  slug: DocumentSlug,
  page: Pick<PublicRoute, 'path' | 'namespaces' | 'lazy'>,
) {
  return {
    ...site,
    ...page,
    title: null,
    namespaces: ['shared/site', ...page.namespaces],
    content: (locale: Locale) => loadDocument(slug, locale),
  } satisfies PublicRoute;
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

export const technicalNote = documentRoute('technical-note', { ...legal, path: '/technical-note' });

export const privacyPolicy = documentRoute('privacy-policy', { ...legal, path: '/privacy-policy' });

export const termsAndConditions = documentRoute('terms-and-conditions', {
  ...legal,
  path: '/terms-and-conditions',
});
