import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@stratum/contract/locale';
import { narrow, wide } from './screens.ts';

const screens = join(import.meta.dirname, '..', '..', 'artefacts', 'screens');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const sizes = [narrow.viewport, wide.viewport];
const themes = ['light', 'dark'] as const;

/**
 * Holds a screen that has come to rest to what every screen promises, on both widths and in both
 * themes, and keeps its pictures. axe, which takes longest, looks once at each width and each
 * theme. The page is left as it was found.
 */
export async function look(page: Page, name: string, reads: Locale): Promise<void> {
  const found = page.viewportSize() ?? wide.viewport;
  for (const size of sizes) {
    await page.setViewportSize(size);
    await lookHere(page, name, reads);
  }
  await page.setViewportSize(found);
}

/** The same on the page's present width alone, for what another width would close. */
export async function lookHere(page: Page, name: string, reads: Locale): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await examine(page, name, reads, colorScheme);
  }
}

async function examine(page: Page, name: string, reads: Locale, theme: string): Promise<void> {
  const { lang, width, overflow } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    width: window.innerWidth,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const seen = `${name}--${lang}--${width}--${theme}`;
  await page.screenshot({ path: join(screens, `${seen}.png`), fullPage: true });
  expect.soft(lang, `${seen}: the page's language`).toBe(reads);
  expect.soft(overflow, `${seen}: pixels that stand out to the side`).toBe(0);
  await expect
    .soft(page.locator('h1:visible'), `${seen}: headings of the first order`)
    .toHaveCount(1);
  const isWide = width === wide.viewport.width;
  if (isWide !== (theme === 'light')) return;
  expect.soft(await violations(page), `${seen}: accessibility`).toEqual([]);
}

/** Fonts and footer are there, and nothing moves that ends by itself. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const footer = page.locator('footer');
  if ((await footer.count()) > 0) await expect(footer).toHaveCSS('opacity', '1');
  await expect(page.locator('[data-entering], [data-exiting]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

async function violations(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(standards);
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
