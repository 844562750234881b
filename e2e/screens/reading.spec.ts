import { locales } from '@stratum/contract/locale';
import { goWithinApp } from '../support/account.ts';
import { longest } from '../support/look.ts';
import { ada, sessionOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

for (const reads of locales) {
  test.describe(reads, () => {
    test.use({ reads, reducedMotion: 'reduce', axe: reads === longest });

    test('what Ada finds to read', async ({ request, texts, look, signedIn }) => {
      const { chapter, chapterOverview, glossary, player, skills } = texts;
      const token = await sessionOf(request, ada);
      const page = await signedIn(token);
      await page.goto('/resources-stratum9');
      await expect(page.getByRole('link', { name: chapterOverview.read })).toBeVisible();
      await look(page, 'resources');
      await goWithinApp(page, '/chapter');
      await expect(page.getByRole('button', { name: chapter.print })).toBeVisible();
      await look(page, 'chapter');
      await goWithinApp(page, '/definitions');
      await expect(page.getByRole('navigation', { name: glossary.letters })).toBeVisible();
      await look(page, 'definitions');
      await page.goto('/performance-based-skills-definitions?category=mentality');
      await page.getByRole('main').locator('summary').first().click();
      const own = page.getByText(skills.you_stand_here).filter({ visible: true });
      await expect(own).toHaveCount(1);
      await look(page, 'skill-definitions');
      await page.goto('/performance-based-skills-definitions?trait=purpose&beside=sleep');
      await expect(page.getByRole('heading', { name: skills.side_by_side })).toBeVisible();
      await look(page, 'skills-side-by-side');
      await page.goto('/performance-module-videos');
      await expect(page.getByRole('slider', { name: player.timeline.label })).toBeVisible();
      await look(page, 'lesson');
    });
  });
}
