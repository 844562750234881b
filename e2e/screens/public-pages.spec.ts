import { locales } from '@stratum/contract/locale';
import { inLanguage, publicPages } from '../support/public-pages.ts';
import { test } from '../support/test.ts';

for (const [first, reads] of locales.entries()) {
  test.describe(reads, () => {
    test.use({ reads, reducedMotion: 'reduce' });

    // The home page is looked at in every language where it leads to signing up.
    const pages = publicPages
      .filter((path) => path !== '/')
      .filter((_, index) => index % locales.length === first);
    test(`${pages.join(', ')} shut nobody out`, async ({ page, look }) => {
      for (const path of pages) {
        await page.goto(inLanguage(path, reads));
        await look(page, `public${path.replaceAll('/', '-')}`);
      }
    });
  });
}
