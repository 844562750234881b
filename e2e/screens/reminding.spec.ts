import { locales } from '@stratum/contract/locale';
import { goWithinApp } from '../support/account.ts';
import { longest } from '../support/look.ts';
import { ada, sessionOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

for (const reads of locales) {
  test.describe(reads, () => {
    test.use({ reads, reducedMotion: 'reduce', axe: reads === longest });

    test('what Ada is reminded of, and what happened', async ({
      request,
      texts,
      look,
      signedIn,
    }) => {
      const { reminders, goalHistory } = texts;
      const page = await signedIn(await sessionOf(request, ada));
      await page.goto('/reminders');
      await expect(page.getByRole('button', { name: reminders.add })).toBeVisible();
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      await expect(page.getByRole('button', { name: reminders.editor.save })).toBeVisible();
      await page.getByRole('button', { name: reminders.editor.save }).focus();
      await look(page, 'reminders');
      await goWithinApp(page, '/goal-history');
      await expect(page.getByRole('heading', { name: goalHistory.title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await look(page, 'goal-history');
    });
  });
}
