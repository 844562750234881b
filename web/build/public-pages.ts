import { type Locale, locales } from '@stratum/contract/locale';
import type { prerenderPage } from '../src/app/prerender.tsx';
import { dataBlock, escapeHtml, htmlDocument, styleId } from './document.ts';

type PrerenderedPage = Awaited<ReturnType<typeof prerenderPage>>;

interface PublicPage {
  /** The address without its language. */
  address: string;
  /** The address itself. */
  path: string;
  locale: Locale;
  isPrefixed: boolean;
  file: string;
}

/** Every language of an address under its prefix, and all under none, of which the server picks one. */
export function publicPagesAt(address: string): PublicPage[] {
  const name = address === '/' ? '/index' : address;
  return locales.flatMap((locale) => [
    { address, path: address, locale, isPrefixed: false, file: `pages${name}.${locale}.html` },
    {
      address,
      path: prefixed(address, locale),
      locale,
      isPrefixed: true,
      file: `pages/${locale}${name}.html`,
    },
  ]);
}

/** `/privacy-policy` in French is `/fr/privacy-policy`. */
export function prefixed(address: string, locale: Locale): string {
  return address === '/' ? `/${locale}` : `/${locale}${address}`;
}

interface Assets {
  css: string;
  bootScript: string;
  fonts: readonly string[];
  scripts: readonly string[];
  pageDataId: string;
  /** Stands for the public address, which only the server knows. */
  origin: string;
}

export function publicDocument(
  { locale, address }: PublicPage,
  page: PrerenderedPage,
  assets: Assets,
) {
  const { title, content } = takeTitle(page.markup);
  return htmlDocument({
    locale,
    ...assets,
    head: [
      title,
      ...searchAndSharing(locale, address, title, page.description, assets.origin),
      `<style id="${styleId}">${assets.css}</style>`,
    ].join('\n'),
    body: `<div id="root" data-prerendered>${content}</div>\n${dataBlock(assets.pageDataId, page.data)}`,
  });
}

/** React puts the title first in the markup of a fragment; it belongs into the head. */
function takeTitle(markup: string) {
  const [title] = /^<title>.*?<\/title>/.exec(markup) ?? [];
  if (!title) throw new Error('A public page has no title');
  return { title, content: markup.slice(title.length) };
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
