import type { Locale } from '@stratum/contract/locale';
import { startupErrorId } from '../src/app/startup-error.ts';
import { buttonStyle } from '../src/shared/ui/button-style.ts';
import de from '../src/shell/messages.de.json' with { type: 'json' };
import en from '../src/shell/messages.en.json' with { type: 'json' };
import fr from '../src/shell/messages.fr.json' with { type: 'json' };
import { escapeHtml, htmlDocument, styleId } from './document.ts';

interface Assets {
  stylesheet: string;
  bootScript: string;
  scripts: readonly string[];
}

export const shellMessages = { en, fr, de };

/** The document of every address of the app proper: an empty header until the app is there. */
export function shellDocument(locale: Locale, assets: Assets): string {
  const { failure } = shellMessages[locale];
  return htmlDocument({
    locale,
    ...assets,
    // Fetched by the app (app/client.tsx): text stands there without its fonts, and nothing without scripts.
    fonts: [],
    head: [
      '<title>Stratum</title>',
      '<meta name="robots" content="noindex">',
      `<link rel="stylesheet" id="${styleId}" href="${assets.stylesheet}">`,
    ].join('\n'),
    body: [
      // The app takes the place of both.
      '<div id="root"><div class="h-18 border-b border-line bg-surface"></div>',
      `<div id="${startupErrorId}" role="alert" hidden>${notice(locale, failure.text)}</div></div>`,
      `<noscript>${notice(locale, failure.no_script)}</noscript>`,
    ].join('\n'),
  });
}

/** Looks like the app's own failure page (src/shell/error-pages.tsx), whose classes it has. */
function notice(locale: Locale, text: string): string {
  const { failure } = shellMessages[locale];
  return `<div class="wrap py-24">
<h1 class="max-w-[18ch] font-display text-h1 font-light">${escapeHtml(failure.heading)}</h1>
<p class="mt-3 mb-8 max-w-[48ch] text-lead text-ink-2">${escapeHtml(text)}</p>
<a href="" class="${buttonStyle({})}">${escapeHtml(failure.reload)}</a>
</div>`;
}
