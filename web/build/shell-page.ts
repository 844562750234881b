import type { Locale } from '@stratum/contract/locale';
import { htmlDocument } from './document.ts';

interface Assets {
  stylesheets: readonly string[];
  bootScript: string;
  fonts: readonly string[];
}

/** The document of every address of the app proper: an empty header until the app is there. */
export function shellDocument(locale: Locale, assets: Assets): string {
  const styles = assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`);
  return htmlDocument({
    locale,
    ...assets,
    head: ['<title>Stratum</title>', '<meta name="robots" content="noindex">', ...styles].join('\n'),
    body: '<div id="root"><div class="h-18 border-b border-line bg-surface"></div></div>',
  });
}
