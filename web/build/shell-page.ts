import type { Locale } from '@stratum/contract/locale';
import { htmlDocument, styleId } from './document.ts';

interface Assets {
  stylesheet: string;
  bootScript: string;
  fonts: readonly string[];
}

/** The document of every address of the app proper: an empty header until the app is there. */
export function shellDocument(locale: Locale, assets: Assets): string {
  return htmlDocument({
    locale,
    ...assets,
    head: [
      '<title>Stratum</title>',
      '<meta name="robots" content="noindex">',
      `<link rel="stylesheet" id="${styleId}" href="${assets.stylesheet}">`,
    ].join('\n'),
    body: '<div id="root"><div class="h-18 border-b border-line bg-surface"></div></div>',
  });
}
