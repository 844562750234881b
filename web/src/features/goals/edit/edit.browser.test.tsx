import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { address, details, id } from '../details/details.fixture.ts';
import GoalDetailsPage from '../details/goal-details-page.tsx';
import words from '../details/messages.en.json';
import { attempt, server, show } from '../goals.fixture.tsx';
import messages from '../messages.en.json';

signedInAs(ada.id);

const name = () => page.getByRole('textbox', { name: messages.edit.name, exact: true });

async function openEditor() {
  await show(<GoalDetailsPage />, address);
  await page.getByRole('button', { name: words.actions.title }).click();
  await page.getByRole('menuitem', { name: words.actions.edit }).click();
  await expect.element(name()).toHaveValue(details.goal.goalName);
}

test('what was changed is sent, and nothing else', async () => {
  server.now(
    answering(goalEndpoints.goalDetails, details),
    answering(goalEndpoints.goalUpdate, { ...details.goal, goalName: 'Sleep well', reward: null }),
  );
  await openEditor();
  expect(await accessibilityFaults()).toEqual([]);
  await name().fill('Sleep well');
  await page.getByRole('textbox', { name: messages.define.reward }).fill('');
  await page.getByLabelText(messages.define.subject).selectOptions('Purpose, level 3 to 4');
  await page.getByRole('button', { name: messages.edit.save }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.sent(goalEndpoints.goalUpdate).map(({ body }) => body)).toEqual([
    {
      id,
      goalName: 'Sleep well',
      reward: '',
      source: { attemptId: attempt.id, traitId: 'purpose', fromLevel: 3, toLevel: 4 },
    },
  ]);
});

test('what the server refuses stays in its field, which says so', async () => {
  server.now(
    answering(goalEndpoints.goalDetails, details),
    answering(
      goalEndpoints.goalUpdate,
      refuse('invalid_input', { fields: { goalName: 'Not like this' } }),
    ),
  );
  await openEditor();
  await name().fill('Sleep well');
  await page.getByRole('button', { name: messages.edit.save }).click();
  await expect.element(name()).toHaveAccessibleDescription(/Not like this/);
  await expect.element(name()).toHaveValue('Sleep well');
});

test('closing with changes asks first', async () => {
  server.now(answering(goalEndpoints.goalDetails, details));
  await openEditor();
  await name().fill('Sleep well');
  await userEvent.keyboard('{Escape}');
  const stay = page.getByRole('button', { name: messages.unsaved.stay });
  await stay.click();
  await expect.element(stay).not.toBeInTheDocument();
  await expect.element(name()).toHaveValue('Sleep well');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: messages.unsaved.leave }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: details.goal.goalName })).toBeVisible();
});
