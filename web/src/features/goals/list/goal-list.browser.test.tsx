import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import type { GoalItem } from '@stratum/contract/goal';
import { goalIdSchema, milestoneIdSchema } from '@stratum/contract/ids';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { server, show } from '../goals.fixture.tsx';
import { GoalList } from './goal-list.tsx';
import messages from './messages.en.json';

const goal: GoalItem = {
  id: goalIdSchema.parse('01990000-0000-7000-8000-0000000000b1'),
  goalName: 'Sleep seven hours',
  goalCategory: 'mentality',
  image: null,
  status: 'InComplete',
  completedAt: null,
  archived: false,
  goalStartDate: '2020-01-01',
  goalEndDate: '2999-12-31',
  source: null,
  progress: 58,
  steps: 12,
  onTrack: { planned: 8, done: 7, days: -7 },
  nextStep: {
    milestoneId: milestoneIdSchema.parse('01990000-0000-7000-8000-0000000000c1'),
    microGoalId: null,
    text: 'No screen after ten',
  },
};
const listing = (...items: GoalItem[]) => answering(goalEndpoints.goalList, { items, next: null });

test('a goal says how far it is, by how much it is behind, and what comes next', async () => {
  server.now(listing(goal));
  await show(<GoalList />, '/en/goal-details');
  await expect.element(page.getByRole('heading', { name: goal.goalName })).toBeVisible();
  await expect.element(page.getByText('58', { exact: true })).toBeVisible();
  const behind = 'You are a week behind: 7 steps done, 8 planned by today.';
  await expect.element(page.getByText(behind)).toBeVisible();
  await expect.element(page.getByText('No screen after ten')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('the filter asks for completed ones, and says where there are none', async () => {
  server.now(listing());
  await show(<GoalList />, '/en/goal-details');
  await expect
    .element(page.getByRole('heading', { name: messages.empty.InComplete }))
    .toBeVisible();
  await page.getByText(messages.status.Completed).click();
  await expect.element(page.getByRole('heading', { name: messages.empty.Completed })).toBeVisible();
  expect(server.sent(goalEndpoints.goalList).map(({ query }) => query.status)).toEqual([
    'InComplete',
    'Completed',
  ]);
});

test('the archive is a view of its own, whose goals are not called late', async () => {
  server.now(listing({ ...goal, archived: true }));
  await show(<GoalList />, '/en/goal-details?status=archived');
  await expect.element(page.getByText('Put away, with 7 steps done.')).toBeVisible();
  expect(server.sent(goalEndpoints.goalList).map(({ query }) => query.archived)).toEqual(['only']);
});

test('a category without such goals leads back to all of them', async () => {
  server.now(listing());
  await show(<GoalList />, '/en/goal-details?category=personal-health');
  await page.getByRole('button', { name: messages.empty.every_category }).click();
  await expect
    .element(page.getByRole('heading', { name: messages.empty.InComplete }))
    .toBeVisible();
});
