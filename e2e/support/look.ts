import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@stratum/contract/locale';
import { narrow, wide } from './screens.ts';

const folder = join(import.meta.dirname, '..', '..', 'artefacts', 'screens');
/** `npm run screens` keeps pictures, of every width in every theme, and examines nothing. */
const keepsPictures = process.env.PICTURES === 'on';
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

interface View {
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: Theme;
}

/** Each width and each theme once: layout does not depend on the theme. */
const examinedViews: readonly View[] = [
  { size: narrow.viewport, theme: 'dark' },
  { size: wide.viewport, theme: 'light' },
];
const picturedViews: readonly View[] = [narrow, wide].flatMap(({ viewport: size }) =>
  themes.map((theme) => ({ size, theme })),
);

/** The language whose sentences are longest. */
export const longest: Locale = 'de';

export interface LookOptions {
  readonly reads: Locale;
  /** The theme of the test's browser, which a page gets back. */
  readonly colorScheme: Theme | 'no-preference' | null;
  readonly axe: boolean;
}

/**
 * Holds a screen that has come to rest to what every screen promises. The page is left as it was
 * found.
 */
export type Look = (page: Page, name: string) => Promise<void>;

/** On both widths. */
export function lookOnBothWidths(options: LookOptions): Look {
  const views = keepsPictures ? picturedViews : examinedViews;
  return async (page, name) => {
    const found = page.viewportSize() ?? wide.viewport;
    for (const { size, theme } of views) {
      await page.setViewportSize(size);
      await see(page, name, theme, options);
    }
    await page.setViewportSize(found);
    await page.emulateMedia({ colorScheme: options.colorScheme });
  };
}

/** On the page's present width alone, for what another width would close. */
export function lookOnThisWidth(options: LookOptions): Look {
  return async (page, name) => {
    for (const theme of themes) await see(page, name, theme, options);
    await page.emulateMedia({ colorScheme: options.colorScheme });
  };
}

async function see(page: Page, name: string, theme: Theme, options: LookOptions): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await atRest(page);
  const { lang, width, overflow } = await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return {
      lang: document.documentElement.lang,
      width: window.innerWidth,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  const seen = `${name}--${lang}--${width}--${theme}`;
  if (keepsPictures) {
    await page.screenshot({ path: join(folder, `${seen}.png`), fullPage: true });
    return;
  }
  expect.soft(lang, `${seen}: the page's language`).toBe(options.reads);
  expect.soft(overflow, `${seen}: pixels that stand out to the side`).toBe(0);
  await expect
    .soft(page.locator('h1:visible'), `${seen}: headings of the first order`)
    .toHaveCount(1);
  if (options.axe) expect.soft(await violations(page), `${seen}: accessibility`).toEqual([]);
}

/** A new width or theme is drawn, fonts and footer are there, and nothing moves that ends by itself. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await nextFrame();
    await nextFrame();
  });
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer');
    return (
      (!footer || getComputedStyle(footer).opacity === '1') &&
      !document.querySelector('[data-entering], [data-exiting]') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
        )
    );
  });
}

async function violations(page: Page): Promise<string[]> {
  // No page has a frame of another origin: without those axe needs no second page to sum up in.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(standards);
  // React Aria's announcer keeps for some seconds what it said of a button that may be gone by now.
  builder.exclude('[data-live-announcer]');
  // What lies behind an open dialog is hidden from everybody, landmarks and first heading included.
  const isModal = (await page.getByRole('dialog').count()) > 0;
  if (isModal) builder.disableRules(['landmark-one-main', 'page-has-heading-one']);
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`),
  );
}
