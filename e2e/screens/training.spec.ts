import { locales } from '@stratum/contract/locale';
import { goWithinApp } from '../support/account.ts';
import { longest } from '../support/look.ts';
import { ada, sessionOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

for (const reads of locales) {
  test.describe(reads, () => {
    test.use({ reads, reducedMotion: 'reduce', axe: reads === longest });

    test('what Ada finds to train with', async ({ request, texts, look, signedIn }) => {
      const { performance, videos } = texts;
      const token = await sessionOf(request, ada);
      const page = await signedIn(token);
      await page.goto('/myStratum');
      await expect(page.getByRole('heading', { name: performance.look_around })).toBeVisible();
      await look(page, 'my-stratum');
      await goWithinApp(page, '/performance-buckets?traitId=sleep');
      await expect(page.getByText(performance.buckets.mark)).toBeVisible();
      await look(page, 'buckets');
      await goWithinApp(page, '/performanceVideos');
      await expect(page.getByRole('listitem').getByRole('button').first()).toBeVisible();
      await look(page, 'all-films');
      await goWithinApp(page, '/myStratum?tab=history');
      await expect(page.getByText(videos.history.keep_note)).toBeVisible();
      await look(page, 'watch-history');
    });
  });
}
