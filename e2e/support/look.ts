import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const screens = join(import.meta.dirname, '..', '..', 'artefacts', 'screens');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Holds a screen that has come to rest to what every screen promises, and keeps its picture. */
export async function look(page: Page, name: string): Promise<void> {
  await atRest(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { lang, theme, width, overflow } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    width: window.innerWidth,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  await page.screenshot({
    path: join(screens, `${name}--${lang}--${width}--${theme}.png`),
    fullPage: true,
  });
  expect.soft(lang, `${name}: the page's language`).toMatch(/^(en|fr|de)$/);
  expect.soft(overflow, `${name}: pixels that stand out to the side`).toBe(0);
  await expect.soft(page.locator('h1'), `${name}: headings of the first order`).toHaveCount(1);
  expect.soft(await violations(page), `${name}: accessibility`).toEqual([]);
}

/** Fonts are there and nothing moves that ends by itself. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
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
  const report = await new AxeBuilder({ page }).withTags(standards).analyze();
  return report.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target}) ${failureSummary}`),
  );
}
