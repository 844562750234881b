import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { goalIdSchema, microGoalIdSchema, milestoneIdSchema } from '@stratum/contract/ids';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, offline } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { server, show } from '../goals.fixture.tsx';
import GoalDetailsPage from './goal-details-page.tsx';
import messages from './messages.en.json';
import type { Details } from './ticked-details.ts';

signedInAs(ada.id);

const id = goalIdSchema.parse('01990000-0000-7000-8000-0000000000b1');
const open = { status: 'InComplete', completedAt: null } as const;
const step = (number: number) => ({
  id: microGoalIdSchema.parse(`01990000-0000-7000-8000-0000000000d${number}`),
  microGoalDescription: `Step ${number}`,
  ...open,
});
const details: Details = {
  goal: {
    id,
    goalCategory: 'mentality',
    goalName: 'Sleep seven hours',
    goalDescription: '',
    reward: 'A weekend by the lake',
    image: null,
    goalStartDate: '2020-01-01',
    goalEndDate: '2999-12-31',
    habits: ['alarm'],
    obstacle: 'it is late',
    ifThen: 'I leave the tablet',
    source: null,
    ...open,
    archived: false,
    createdAt: '2020-01-01T00:00:00.000Z',
  },
  milestones: [
    {
      id: milestoneIdSchema.parse('01990000-0000-7000-8000-0000000000c1'),
      milestoneName: 'Know my nights',
      dueDate: null,
      ...open,
      microGoal: [step(1), step(2)],
    },
  ],
  progress: 0,
  onTrack: { planned: 0, done: 0, days: 0 },
  plan: ['2500-01-01', '2999-12-31'],
  nextStep: {
    milestoneId: milestoneIdSchema.parse('01990000-0000-7000-8000-0000000000c1'),
    microGoalId: step(1).id,
    text: 'Step 1',
  },
  wins: { from: '2020-01-01', to: '2020-01-10', habits: [{ habit: 'alarm', won: ['2020-01-02'] }] },
};

const address = `/en/goal-details?id=${id}`;

test('ticks are shown at once without a network, and the last one proposes completion', async () => {
  server.now(
    answering(goalEndpoints.goalDetails, details),
    answering(goalEndpoints.goalStatusUpdate, offline),
  );
  await show(<GoalDetailsPage />, address);
  await expect.element(page.getByRole('heading', { name: 'Sleep seven hours' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByText('Step 1').last().click();
  await expect.element(page.getByText('50', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Step 1/ })).toBeChecked();
  await page.getByText('Step 2').last().click();
  await expect.element(page.getByText('100', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: messages.completion.all_done }))
    .toBeVisible();
  await page.getByRole('button', { name: messages.completion.complete }).click();
  await expect
    .element(page.getByRole('heading', { name: messages.completion.reached }))
    .toBeVisible();
});

test('the last day is that of the profile, wherever the browser is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T20:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  server.now(
    answering(profileEndpoints.profileInfo, { ...ada, timeZone: 'Pacific/Kiritimati' }),
    answering(goalEndpoints.goalDetails, {
      ...details,
      goal: { ...details.goal, goalEndDate: '2026-11-24' },
    }),
  );
  await show(<GoalDetailsPage />, address);
  await expect.element(page.getByRole('button', { name: messages.end.extend })).toBeVisible();
});

test('a goal that is deleted can be had back', async () => {
  server.now(
    answering(goalEndpoints.goalDetails, details),
    answering(goalEndpoints.goalDelete, { id, restorableUntil: '2999-01-01T00:00:00.000Z' }),
    answering(goalEndpoints.goalRestore, {
      ...details.goal,
      milestones: details.milestones,
      reminders: [],
    }),
  );
  await show(<GoalDetailsPage />, address);
  await page.getByRole('button', { name: messages.actions.title }).click();
  await page.getByRole('menuitem', { name: messages.actions.delete }).click();
  await page.getByRole('button', { name: messages.deleted.undo }).click();
  await expect.element(page.getByText('Step 1').last()).toBeVisible();
  await expect.poll(() => server.sent(goalEndpoints.goalRestore)).toHaveLength(1);
});
