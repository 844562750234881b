import type { Locale } from '@stratum/contract/locale';
import { waitingId } from '../src/app/held-press.ts';
import type { PrerenderedPage } from '../src/app/prerender.tsx';
import { startupErrorId } from '../src/app/startup-error.ts';
import { buttonStyle } from '../src/shared/ui/button-style.ts';
import de from '../src/shared/ui/messages.de.json' with { type: 'json' };
import en from '../src/shared/ui/messages.en.json' with { type: 'json' };
import fr from '../src/shared/ui/messages.fr.json' with { type: 'json' };
import { escapeHtml, htmlDocument, styleId } from './document.ts';
import { type PageAddress, type PrerenderedAssets, partsOf } from './prerendered-pages.ts';
import { shellMessages } from './shell-page.ts';

const kitMessages = { en, fr, de };

/**
 * The document of an account page: its form stands in it, and no search finds it.
 * @param later scripts of the app, which the boot script fetches after the first paint
 */
export function accountDocument(
  { locale }: PageAddress,
  page: PrerenderedPage,
  assets: PrerenderedAssets,
  later: readonly string[],
): string {
  const { title, root } = partsOf(page, assets.pageDataId);
  const { failure } = shellMessages[locale];
  return htmlDocument({
    locale,
    ...assets,
    head: [
      title,
      '<meta name="robots" content="noindex">',
      `<style id="${styleId}">${assets.css}</style>`,
      ...later.map((script) => `<link data-later href="${script}">`),
    ].join('\n'),
    // The link past the navigation stays the first of the page.
    body: [
      root,
      `<div id="${startupErrorId}" role="alert" hidden>${banner(locale, `${failure.heading} ${failure.text}`)}</div>`,
      `<noscript>${banner(locale, failure.no_script)}</noscript>`,
      `<p id="${waitingId}" role="status" class="sr-only" hidden>${escapeHtml(kitMessages[locale].loading)}</p>`,
    ].join('\n'),
  });
}

/** At the lower edge of the window; the form stays as it is. */
function banner(locale: Locale, text: string): string {
  const { failure } = shellMessages[locale];
  const look = buttonStyle({ tone: 'ghost', size: 'small' });
  return `<div class="fixed inset-x-0 bottom-0 z-notice border-t border-line bg-raised py-3">
<div class="wrap flex flex-wrap items-center gap-x-6 gap-y-2"><p class="text-label">${escapeHtml(text)}</p>
<a href="" class="${look}">${escapeHtml(failure.reload)}</a></div></div>`;
}
