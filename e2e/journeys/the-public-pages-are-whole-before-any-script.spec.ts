import { locales } from '@stratum/contract/locale';
import { wake } from '../support/account.ts';
import { levelName } from '../support/model.ts';
import { inLanguage, publicPages } from '../support/public-pages.ts';
import { operatorName } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`every page says in ${locale} what it is and where its twins are`, async ({
      page,
      request,
      server,
    }) => {
      const titles = new Set<string>();
      const twins = new Set<string>();
      for (const path of publicPages) {
        await page.goto(inLanguage(path, locale));
        await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        titles.add(await page.title());
        const own = server.url + inLanguage(path, locale);
        const head = (query: string) => page.locator(`head ${query}`);
        await expect(head('link[rel=canonical]')).toHaveAttribute('href', own);
        await expect(head('meta[property="og:url"]')).toHaveAttribute('content', own);
        const description = await head('meta[name=description]').getAttribute('content');
        expect(description, path).toMatch(/^.{50,160}$/u);
        const links = await head('link[hreflang]').evaluateAll((all) =>
          all.map((link) => link.getAttribute('href') ?? ''),
        );
        expect(links, path).toHaveLength(locales.length + 1);
        for (const link of links) twins.add(link);
        const picture = await head('meta[property="og:image"]').getAttribute('content');
        twins.add(picture ?? '');
      }
      expect(titles.size).toBe(publicPages.length);
      for (const twin of twins) expect((await request.get(twin)).status(), twin).toBe(200);
    });
  }

  test('each level is an address of its own, and the drawing leads there', async ({ page }) => {
    await page.goto('/en/stratum-definitions');
    for (const level of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const section = page.locator(`#level-${level}`);
      await expect(section.getByRole('heading', { level: 2 })).toContainText(
        levelName(level, 'en'),
      );
    }
    await page.locator('[data-layer="5"] text').click();
    await expect(page).toHaveURL(/#level-5$/);
    await expect(page.locator('#level-5').getByRole('heading')).toBeInViewport();
  });

  test('an author whom nobody knows is not found', async ({ page, expectFaults }) => {
    expectFaults({ status: 404, path: '/en/author/nobody' });
    expect((await page.goto('/en/author/nobody'))?.status()).toBe(404);
  });
});

test('the levels can be climbed with the arrow keys', async ({ page }) => {
  await page.goto('/en/stratum-definitions');
  const layer = (level: number) => page.locator(`[data-layer="${level}"]`);
  await wake(page, layer(5));
  await layer(5).focus();
  await page.keyboard.press('ArrowUp');
  await expect(layer(6)).toBeFocused();
  await expect(layer(6)).toHaveAttribute('aria-current', 'location');
  await expect(page).toHaveURL(/#level-6$/);
  await page.keyboard.press('Home');
  await expect(layer(1)).toHaveAttribute('aria-current', 'location');
});

test('whoever runs the installation is named as they write themselves', async ({ page, texts }) => {
  await page.goto('/en/privacy-policy');
  const main = page.getByRole('main');
  await expect(main).toContainText(operatorName);
  const footer = page.getByRole('contentinfo');
  const about = footer.getByRole('link', { name: texts.shell.footer.about });
  await wake(page, about);
  await expect(main).toContainText(operatorName);
  await about.click();
  await expect(page).toHaveURL(/\/en\/aboutUs$/);
  await expect(main).toContainText(operatorName);
});

test('a page arrives in the theme chosen before', async ({ page, server, context }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: server.url }]);
  await page.goto('/en/aboutUs');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await wake(page, page.getByRole('contentinfo').getByRole('link').first());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 21, 25)');
});
