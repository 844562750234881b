import type { Page } from '@playwright/test';
import { limits } from '@stratum/contract/limits';
import { type Locale, locales } from '@stratum/contract/locale';
import { levelName } from '../support/model.ts';
import { narrow, wide } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { type Texts, textsIn } from '../support/texts.ts';

const languages = { fr: 'Français', de: 'Deutsch', en: 'English' } as const;

for (const reads of locales) {
  test.describe(`${reads}, without any script`, () => {
    test.use({ reads, javaScriptEnabled: false });

    test('the address without a language answers in the reader’s, whole and with links that work', async ({
      page,
      texts,
    }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', reads);
      for (const { viewport } of [wide, narrow]) {
        await page.setViewportSize(viewport);
        await expectWhole(page, reads, texts);
      }
      await openMenu(page, texts);
      await expectLanguages(page, ['fr', 'de', 'en']);
      await page.setViewportSize(wide.viewport);
      await expectLanguages(page, ['fr', 'de', 'en']);
    });
  });
}

for (const reads of locales) {
  test.describe(reads, () => {
    test.use({ reads });

    test('a language in the address wins over the reader’s, and every page names its twins', async ({
      page,
      server,
    }) => {
      for (const path of ['/', ...locales.map((locale) => `/${locale}`)]) {
        const shown = path === '/' ? reads : path.slice(1);
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', shown);
        const link = (query: string) => page.locator(`head link${query}`);
        await expect(link('[rel=canonical]')).toHaveAttribute('href', `${server.url}/${shown}`);
        for (const twin of locales) {
          await expect(link(`[hreflang=${twin}]`)).toHaveAttribute('href', `${server.url}/${twin}`);
        }
        await expect(link('[hreflang=x-default]')).toHaveAttribute('href', `${server.url}/`);
      }
    });
  });
}

for (const screen of [wide, narrow]) {
  test.describe(`${screen.viewport.width}`, () => {
    test.use(screen);

    test('the header turns solid only after 15 px', async ({ page }) => {
      await page.goto('/');
      const header = page.getByRole('banner');
      const scrollTo = (top: number) =>
        page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      const transparent = 'rgba(0, 0, 0, 0)';
      await expect(header).toHaveCSS('background-color', transparent);
      await scrollTo(limits.headerSolidAfter);
      await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
      await expect(header).toHaveCSS('background-color', transparent);
      await scrollTo(limits.headerSolidAfter + 1);
      await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await scrollTo(0);
      await expect(header).toHaveCSS('background-color', transparent);
    });
  });
}

test('the footer appears after 500 ms', async ({ page }) => {
  // Time passes between the two calls; the clock can only be stopped ahead of it.
  await page.clock.install({ time: new Date('2026-11-20T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T10:00:00Z'));
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await page.clock.runFor(limits.footerDelay - 1);
  await expect(footer).toBeHidden();
  await page.clock.runFor(1);
  await expect(footer).toBeVisible();
});

async function expectWhole(page: Page, reads: Locale, { home, shell }: Texts): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(home.hero.see);
  await expect(title).toContainText(home.hero.climb);
  for (const part of [home.how, home.categories, home.levels, home.closing]) {
    await expect(page.getByRole('heading', { name: part.heading })).toBeVisible();
  }
  for (const level of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const name = levelName(level, reads);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();

  const main = page.getByRole('main');
  const start = main.getByRole('link', { name: home.hero.start }).first();
  await expect(start).toHaveAttribute('href', '/signup');
  const signUp = page.getByRole('banner').getByRole('link', { name: shell.sign_up });
  await expect(signUp).toHaveAttribute('href', '/signup');
  await main.getByRole('link', { name: home.hero.levels }).click();
  await expect(page.getByRole('heading', { name: home.levels.heading })).toBeInViewport();
}

async function openMenu(page: Page, { shell }: Texts): Promise<void> {
  await page.getByRole('button', { name: shell.open_menu }).click();
  await expect(page.getByRole('link', { name: shell.log_in })).toBeVisible();
  await page.getByRole('button', { name: shell.close_menu }).click();
}

async function expectLanguages(page: Page, inTurn: readonly Locale[]): Promise<void> {
  for (const language of inTurn) {
    const link = { name: languages[language] };
    await page.getByRole('contentinfo').getByRole('link', link).click();
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(textsIn(language).home.hero.see);
  }
}
