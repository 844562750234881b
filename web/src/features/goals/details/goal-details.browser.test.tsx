import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, offline } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { server, show } from '../goals.fixture.tsx';
import { address, details, id } from './details.fixture.ts';
import GoalDetailsPage from './goal-details-page.tsx';
import messages from './messages.en.json';

signedInAs(ada.id);

test('ticks are shown at once without a network, and the last one proposes completion', async () => {
  server.now(
    answering(goalEndpoints.goalDetails, details),
    answering(goalEndpoints.goalStatusUpdate, offline),
  );
  await show(<GoalDetailsPage />, address);
  await expect.element(page.getByRole('heading', { name: 'Sleep seven hours' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByText('Step 1').first().click();
  await expect.element(page.getByText('50', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: messages.undo }).click();
  await expect.element(page.getByText('0', { exact: true })).toBeVisible();
  await page.getByText('Step 1').last().click();
  await expect.element(page.getByText('50', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Step 1/ })).toBeChecked();
  await page.getByText('Step 2').last().click();
  await expect.element(page.getByText('100', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: /^All steps are done, [\d,]+ days before/ }))
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
      onTrack: { planned: 2, done: 0, days: 0 },
    }),
  );
  await show(<GoalDetailsPage />, address);
  await expect.element(page.getByText(/0 steps done, 2 are due today/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: messages.end.extend })).toBeVisible();
});

test('a goal that was let go is not asked about any more', async () => {
  const goal = { ...details.goal, goalEndDate: '2020-03-01', archived: true };
  server.now(answering(goalEndpoints.goalDetails, { ...details, goal }));
  await show(<GoalDetailsPage />, address);
  await expect.element(page.getByText(/ Archived\.$/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: messages.end.extend }))
    .not.toBeInTheDocument();
});

test('the proposal to complete can be put away', async () => {
  const done = { status: 'Completed', completedAt: '2026-11-20T09:00:00.000Z' } as const;
  const milestones = details.milestones.map((milestone) => ({
    ...milestone,
    ...done,
    microGoal: milestone.microGoal.map((step) => ({ ...step, ...done })),
  }));
  const read = { ...details, milestones, nextStep: null, progress: 100 };
  server.now(answering(goalEndpoints.goalDetails, read));
  await show(<GoalDetailsPage />, address);
  const complete = page.getByRole('button', { name: messages.completion.complete });
  await expect.element(complete).toBeVisible();
  await page.getByRole('button', { name: messages.completion.later }).click();
  await expect.element(complete).not.toBeInTheDocument();
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
