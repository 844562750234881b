import { locales } from '@stratum/contract/locale';
import { goWithinApp } from '../support/account.ts';
import { ada, sessionOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

for (const reads of locales) {
  test.describe(reads, () => {
    // The journey of a goal, and the tests of these components, examine them with axe.
    test.use({ reads, reducedMotion: 'reduce', axe: false });

    test('how Ada plans a goal', async ({ request, texts, look, signedIn }) => {
      const { goals } = texts;
      const page = await signedIn(await sessionOf(request, ada));
      await page.goto('/define-goal?trait=purpose');
      await expect(page.getByRole('textbox', { name: goals.define.name })).not.toHaveValue('');
      await look(page, 'define-goal');
      await goWithinApp(page, '/organize-path');
      await expect(page.getByRole('button', { name: goals.path.add_step })).toBeVisible();
      await look(page, 'organize-path');
      await goWithinApp(page, '/initiate-action');
      await expect(page.getByRole('heading', { name: goals.action.heading })).toBeVisible();
      await look(page, 'initiate-action');
      await goWithinApp(page, '/timeline-goal');
      await expect(page.getByRole('radio').first()).toBeVisible();
      await look(page, 'timeline-goal');
    });

    test('how Ada’s goals stand', async ({ request, texts, look, signedIn }) => {
      const { goalDetails, goals } = texts;
      const page = await signedIn(await sessionOf(request, ada));
      const main = page.getByRole('main');
      await page.goto('/goal-details');
      const first = main.getByRole('heading', { level: 2 }).getByRole('link').first();
      await expect(first).toBeVisible();
      await look(page, 'goals');
      await first.click();
      const edit = main.getByRole('button', { name: goalDetails.milestones.edit });
      await expect(edit).toBeVisible();
      await look(page, 'goal-details');
      await edit.click();
      await expect(main.getByRole('button', { name: goals.editor.done })).toBeVisible();
      await look(page, 'goal-details-editor');
      await main.getByRole('button', { name: goals.editor.done }).click();
      await main.getByRole('button', { name: goalDetails.actions.title }).click();
      await page.getByRole('menuitem', { name: goalDetails.actions.edit }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, 'goal-details-edit');
    });
  });
}
