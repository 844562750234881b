import { defaultLocale, type Locale } from '@stratum/contract/locale';
import type { Params, PublicRoute, Translate } from './page-route.ts';
import * as site from './site.ts';

/** What pre-rendering knows of a public page, and the browser does not load. */
interface PrerenderedRoute {
  readonly route: PublicRoute;
  /** Its addresses; the path itself where it has no parameter. */
  readonly addresses: () => Promise<readonly string[]>;
  /** What the page shows, and what a search finds there: 50 to 160 characters. */
  readonly read: (
    locale: Locale,
    params: Params,
    t: Translate,
  ) => Promise<{ content: unknown; description: string }>;
}

const routes: Readonly<Record<keyof typeof site, PrerenderedRoute>> = {
  home: prerendered(site.home, (_, t) => t('pages/home:meta.description')),
  stratumDefinitions: prerendered(site.stratumDefinitions, (_, t) =>
    t('pages/stratum-definitions:meta.description'),
  ),
  aboutTheAuthor: prerendered(site.aboutTheAuthor, (_, t) =>
    t('pages/about-the-author:meta.description'),
  ),
  author: prerendered(site.author, ownDescription, authorAddresses),
  programOverview: prerendered(site.programOverview, ownDescription),
  aboutUs: prerendered(site.aboutUs, ownDescription),
  technicalNote: prerendered(site.technicalNote, ownDescription),
  privacyPolicy: prerendered(site.privacyPolicy, ownDescription),
  termsAndConditions: prerendered(site.termsAndConditions, ownDescription),
};

/** Every public page; one without a description does not compile. */
export const prerenderedRoutes: readonly PrerenderedRoute[] = Object.values(routes);

function prerendered<Content>(
  route: PublicRoute<Content>,
  describe: (content: NonNullable<Content>, t: Translate) => string,
  addresses: PrerenderedRoute['addresses'] = async () => [route.path],
): PrerenderedRoute {
  return {
    route,
    addresses,
    async read(locale, params, t) {
      const content = await route.content(locale, params);
      if (content === undefined || content === null) throw new Error(`Nothing at ${route.path}`);
      return { content, description: describe(content, t) };
    },
  };
}

/** Content of the pack says it itself. */
function ownDescription({ description }: { readonly description: string }): string {
  return description;
}

async function authorAddresses(): Promise<string[]> {
  const authors = await site.aboutTheAuthor.content(defaultLocale);
  return authors.map(({ slug }) => `/author/${slug}`);
}
