import { type Locale, locales } from '@stratum/contract/locale';
import type { prerenderPublicPage } from '../src/app/prerender.tsx';
import { escapeHtml, htmlDocument, styleId } from './document.ts';
import {
  type PageAddress,
  type PrerenderedAssets,
  partsOf,
  prefixed,
} from './prerendered-pages.ts';

export interface PublicAssets extends PrerenderedAssets {
  /** Stands for the public address, which only the server knows. */
  origin: string;
}

export function publicDocument(
  { locale, path }: PageAddress,
  page: Awaited<ReturnType<typeof prerenderPublicPage>>,
  assets: PublicAssets,
): string {
  const { title, root } = partsOf(page, assets.pageDataId);
  return htmlDocument({
    locale,
    ...assets,
    head: [
      title,
      ...searchAndSharing(locale, path, title, page.description, assets.origin),
      `<style id="${styleId}">${assets.css}</style>`,
    ].join('\n'),
    body: root,
  });
}

function searchAndSharing(
  locale: Locale,
  address: string,
  title: string,
  description: string,
  origin: string,
) {
  const text = title.replaceAll(/<\/?title>/g, '');
  const summary = escapeHtml(description);
  const own = `${origin}${prefixed(address, locale)}`;
  const others = locales.filter((other) => other !== locale);
  return [
    `<meta name="description" content="${summary}">`,
    `<link rel="canonical" href="${own}">`,
    ...locales.map(
      (twin) =>
        `<link rel="alternate" hreflang="${twin}" href="${origin}${prefixed(address, twin)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${origin}${address}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Stratum">',
    `<meta property="og:title" content="${text}">`,
    `<meta property="og:description" content="${summary}">`,
    `<meta property="og:url" content="${own}">`,
    `<meta property="og:locale" content="${regions[locale]}">`,
    ...others.map((other) => `<meta property="og:locale:alternate" content="${regions[other]}">`),
    `<meta property="og:image" content="${origin}/og.${locale}.png">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Open Graph names a language with its region. */
const regions: Record<Locale, string> = { en: 'en_GB', fr: 'fr_FR', de: 'de_DE' };
