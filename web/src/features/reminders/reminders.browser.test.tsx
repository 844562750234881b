import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import type { GoalItem } from '@stratum/contract/goal';
import {
  goalIdSchema,
  microGoalIdSchema,
  milestoneIdSchema,
  reminderIdSchema,
} from '@stratum/contract/ids';
import type { ListedReminder } from '@stratum/contract/reminder';
import type { DueReminder } from '@stratum/contract/reminders';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { ada } from '../../testing/ada.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import { signedInAs } from '../../testing/signed-in.ts';
import { RemindersOfAddress } from './address.tsx';
import messages from './messages.en.json';

signedInAs(ada.id);

const { remindersList, remindersDue, answerReminder, addReminder, changeReminder } =
  reminderEndpoints;
const goalId = goalIdSchema.parse('01990000-0000-7000-8000-0000000000b1');
const step = {
  milestoneId: milestoneIdSchema.parse('01990000-0000-7000-8000-0000000000c1'),
  microGoalId: microGoalIdSchema.parse('01990000-0000-7000-8000-0000000000d1'),
  text: 'Charger out of the bedroom',
};
const goal: GoalItem = {
  id: goalId,
  goalName: 'Sleep seven hours',
  goalCategory: 'personal-health',
  image: null,
  status: 'InComplete',
  completedAt: null,
  archived: false,
  goalStartDate: '2020-01-01',
  goalEndDate: '2999-12-31',
  source: null,
  progress: 0,
  steps: 2,
  onTrack: { planned: 0, done: 0, days: 0 },
  nextStep: step,
};
const reminder: ListedReminder = {
  id: reminderIdSchema.parse('01990000-0000-7000-8000-0000000000e1'),
  goalId,
  goalName: goal.goalName,
  goalStartDate: goal.goalStartDate,
  goalEndDate: goal.goalEndDate,
  frequency: 'Weekly',
  time: '20:30',
  weekdays: ['Monday', 'Friday'],
  channels: ['in_app'],
  image: null,
  paused: false,
  nextAt: '2998-11-27T20:30:00.000Z',
  snoozedUntil: null,
  skippedThrough: null,
};
const due: DueReminder = {
  id: reminder.id,
  goalId,
  goalName: goal.goalName,
  dueAt: '2026-11-23T20:30:00.000Z',
  step,
  obstacle: 'it is late',
  ifThen: 'I leave the tablet',
  image: null,
};

const server = fakeApi(
  answering(profileEndpoints.profileInfo, ada),
  answering(goalEndpoints.goalList, { items: [goal], next: null }),
  answering(remindersList, { items: [reminder], next: null }),
  answering(remindersDue, { items: [] }),
);

function show() {
  return renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <RemindersOfAddress />
    </QueryClientProvider>,
    '/en/reminders',
  );
}

test('what has come shows its plan, is answered at once, and the answer can be taken back', async () => {
  server.now(
    answering(remindersDue, { items: [due] }),
    answering(answerReminder, { ...reminder, snoozedUntil: '2998-11-23T21:30:00.000Z' }),
  );
  await show();
  await expect.element(page.getByText(/I leave the tablet/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole('button', { name: messages.due['1h'] }).click();
  await expect.element(page.getByRole('button', { name: messages.undo })).toHaveFocus();
  await expect.element(page.getByText(/The reminder will come again on/)).toBeVisible();
  await page.getByRole('button', { name: messages.undo }).click();
  const named = { milestoneId: step.milestoneId, microGoalId: step.microGoalId };
  const body = { id: due.id, dueAt: due.dueAt, ...named };
  await expect
    .poll(() => server.sent(answerReminder).map((sent) => sent.body))
    .toEqual([
      { ...body, answer: '1h' },
      { ...body, answer: null },
    ]);
  await expect.element(page.getByRole('button', { name: messages.due.done })).toBeVisible();
});

test('the sentence follows each change, and what is saved is what it says', async () => {
  server.now(answering(changeReminder, reminder));
  await show();
  await page
    .getByRole('button', { name: /Sleep seven hours/ })
    .first()
    .click();
  const save = page.getByRole('button', { name: messages.editor.save });
  await expect.element(save).toBeVisible();
  await expect.element(page.getByText(/^Mondays and Fridays at 20:30, /)).toBeVisible();
  await page.getByRole('button', { name: 'Wednesday' }).click();
  await expect.element(page.getByText(/^Mondays, Wednesdays,? and Fridays at/)).toBeVisible();
  await page.getByText('Daily', { exact: true }).click();
  await expect.element(page.getByText(/^Every day at 20:30, /)).toBeVisible();
  await page.getByText('E-mail').click();
  expect(await accessibilityFaults()).toEqual([]);
  await save.click();
  await expect
    .poll(() => server.sent(changeReminder).map((sent) => sent.body))
    .toEqual([
      { id: reminder.id, frequency: 'Daily', time: '20:30', channels: ['in_app', 'email'] },
    ]);
});

test('who has none is proposed one, from the next step of a goal', async () => {
  server.now(answering(remindersList, { items: [], next: null }), answering(addReminder, reminder));
  await show();
  await expect.element(page.getByText(/Charger out of the bedroom/)).toBeVisible();
  await page.getByRole('button', { name: messages.empty.take }).click();
  await expect
    .poll(() => server.sent(addReminder).map((sent) => sent.body))
    .toMatchObject([{ goalId, time: '20:30' }]);
});
