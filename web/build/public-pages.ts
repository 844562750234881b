import { type Locale, locales } from '@stratum/contract/locale';
import type { prerenderPage } from '../src/app/prerender.tsx';
import { dataBlock, escapeHtml, htmlDocument, styleId } from './document.ts';

type PrerenderedPage = Awaited<ReturnType<typeof prerenderPage>>;

interface PublicPage {
  path: string;
  locale: Locale;
  file: string;
}

/** Every language under its prefix, and all of them under `/`, of which the server picks one. */
export const publicPages: readonly PublicPage[] = locales.flatMap((locale) => [
  { path: '/', locale, file: `pages/index.${locale}.html` },
  { path: `/${locale}`, locale, file: `pages/${locale}/index.html` },
]);

interface Assets {
  css: string;
  bootScript: string;
  fonts: readonly string[];
  pageDataId: string;
  /** Stands for the public address, which only the server knows. */
  origin: string;
}

export function publicDocument({ locale }: PublicPage, page: PrerenderedPage, assets: Assets) {
  const { title, content } = takeTitle(page.markup);
  return htmlDocument({
    locale,
    ...assets,
    head: [
      title,
      ...searchAndSharing(locale, title, page.description, assets.origin),
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

function searchAndSharing(locale: Locale, title: string, description: string, origin: string) {
  const text = title.replaceAll(/<\/?title>/g, '');
  const summary = escapeHtml(description);
  return [
    `<meta name="description" content="${summary}">`,
    `<link rel="canonical" href="${origin}/${locale}">`,
    ...locales.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${origin}/${other}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${origin}/">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Stratum">',
    `<meta property="og:title" content="${text}">`,
    `<meta property="og:description" content="${summary}">`,
    `<meta property="og:url" content="${origin}/${locale}">`,
    `<meta property="og:locale" content="${locale}">`,
    `<meta property="og:image" content="${origin}/og.${locale}.png">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
