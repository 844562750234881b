import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { microGoalIdSchema } from '@stratum/contract/ids';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada } from '../../../../testing/ada.ts';
import { answering, offline } from '../../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../../testing/in-app.tsx';
import { signedInAs } from '../../../../testing/signed-in.ts';
import { server, show } from '../../goals.fixture.tsx';
import words from '../../messages.en.json';
import { address, details } from '../details.fixture.ts';
import GoalDetailsPage from '../goal-details-page.tsx';
import messages from '../messages.en.json';

signedInAs(ada.id);

const { addMicroGoal, changeMicroGoal, goalDetails, removeMicroGoal } = goalEndpoints;
const [milestone] = details.milestones;
const added = microGoalIdSchema.parse('01990000-0000-7000-8000-0000000000d9');
const steps = () => page.getByRole('textbox', { name: /, step \d/ });
const done = () => page.getByRole('button', { name: words.editor.done });

async function openEditor() {
  await show(<GoalDetailsPage />, address);
  await page.getByRole('button', { name: messages.milestones.edit }).click();
  await expect.element(steps().first()).toHaveValue('Step 1');
}

test('steps are added and removed where they stand, and a removal is sent when the editor is closed', async () => {
  server.now(
    answering(goalDetails, details),
    answering(addMicroGoal, {
      id: added,
      microGoalDescription: 'Walk',
      status: 'InComplete',
      completedAt: null,
    }),
    answering(removeMicroGoal, ({ query }) => query),
  );
  await openEditor();
  expect(await accessibilityFaults()).toEqual([]);
  await steps().first().click();
  await userEvent.keyboard('{Enter}Walk');
  await expect
    .poll(() => server.sent(addMicroGoal).map(({ body }) => body))
    .toEqual([
      {
        milestoneId: milestone?.id,
        microGoalDescription: 'Walk',
        after: milestone?.microGoal[0]?.id,
      },
    ]);
  await steps().last().hover();
  await page.getByRole('button', { name: 'Remove step 3' }).click();
  await expect.element(page.getByText(/“Step 2” has been removed/)).toBeVisible();
  expect(server.sent(removeMicroGoal)).toEqual([]);
  await done().click();
  await expect.poll(() => server.sent(removeMicroGoal)).toHaveLength(1);
  await expect.element(page.getByRole('checkbox', { name: /Step 1/ }).first()).toBeVisible();
});

test('what could not be saved stays in its row, and is sent again', async () => {
  let isOffline = true;
  server.now(
    answering(goalDetails, details),
    answering(changeMicroGoal, () =>
      isOffline ? offline : { ...step1(), microGoalDescription: 'Rest' },
    ),
  );
  await openEditor();
  await steps().first().fill('Rest');
  await expect.element(page.getByRole('button', { name: words.editor.again })).toBeVisible();
  await expect.element(steps().first()).toHaveValue('Rest');
  isOffline = false;
  await page.getByRole('button', { name: words.editor.again }).click();
  await expect.element(page.getByText(words.editor.saved)).toBeVisible();
  const keys = server.sent(changeMicroGoal).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

function step1() {
  const [step] = milestone?.microGoal ?? [];
  if (!step) throw new Error('the goal of the fixture has steps');
  return step;
}
