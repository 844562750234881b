import type { goalRoutes } from '@stratum/contract/goals';
import type { Reply } from '@stratum/contract/route';
import { category, completeAssessment } from '../support/answers.ts';
import { call, verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { pattern, say } from '../support/texts.ts';

test('a gap becomes a goal, and a reload on the way loses nothing', async ({
  request,
  signedIn,
  texts,
  look,
}) => {
  const { goals, goalDetails, result } = texts;
  const { token } = await verifiedNewcomer(request);
  const attempt = await completeAssessment(request, token);
  const page = await signedIn(token);
  const main = page.getByRole('main');

  await page.goto(`/selfEvaluation/${category}?attempt=${attempt.id}`);
  await page.getByRole('link', { name: result.make_goal }).first().click();
  const name = page.getByRole('textbox', { name: goals.define.name });
  await expect(name).not.toHaveValue('');
  await expect(page).toHaveURL(/\/define-goal$/);
  await look(page, 'define-goal');
  await name.fill('Speak up in every meeting');
  await name.press('Enter');

  await expect(page).toHaveURL(/\/organize-path$/);
  await page.getByRole('button', { name: goals.path.add_step }).click();
  await page.keyboard.type('Ask one question');
  await look(page, 'organize-path');
  await page.getByRole('link', { name: goals.step.action.short }).click();
  await expect(page.getByRole('heading', { name: goals.action.heading })).toBeVisible();
  await look(page, 'initiate-action');
  await page
    .getByRole('button', { name: say(goals.next, { step: goals.step.timeline.name }) })
    .click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look(page, 'timeline-goal');

  await page.reload();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: pattern(goals.path.step) }).last()).toHaveValue(
    'Ask one question',
  );
  await page.goBack();
  await expect(name).toHaveValue('Speak up in every meeting');
  await page.getByRole('button', { name: goals.plan.start }).filter({ visible: true }).click();

  await expect(page).toHaveURL(/\/goal-details\?id=/);
  await main.getByRole('checkbox').last().press('Space');
  await expect(
    main.getByText(say(goalDetails.steps.counted_other, { done: 1, count: 7 })),
  ).toBeVisible();
  await look(page, 'goal');
  await main.getByRole('link', { name: goalDetails.goals }).click();
  await expect(page.getByRole('heading', { name: 'Speak up in every meeting' })).toBeVisible();
  await look(page, 'goals');
  const goalsOf = async () => {
    const { items }: Reply<typeof goalRoutes.goalList> = await call(request, 'get', '/goal-list', {
      token,
    });
    return items;
  };
  await expect.poll(goalsOf).toMatchObject([{ source: { attemptId: attempt.id }, progress: 14 }]);
});
