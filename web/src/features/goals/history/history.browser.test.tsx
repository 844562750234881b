import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import type { GoalEvent, GoalEventData } from '@stratum/contract/goal-history';
import {
  goalEventIdSchema,
  goalIdSchema,
  microGoalIdSchema,
  milestoneIdSchema,
  reminderIdSchema,
} from '@stratum/contract/ids';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, hang } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { server, show } from '../goals.fixture.tsx';
import GoalHistoryPage from './goal-history-page.tsx';

signedInAs(ada.id);

const goalId = goalIdSchema.parse('01990000-0000-7000-8000-0000000000b1');
const milestone = {
  milestoneId: milestoneIdSchema.parse('01990000-0000-7000-8000-0000000000c1'),
  milestoneName: 'Know my nights',
};
const micro = {
  ...milestone,
  microGoalId: microGoalIdSchema.parse('01990000-0000-7000-8000-0000000000d1'),
  microGoalDescription: 'Notes',
};
const reminder = {
  reminderId: reminderIdSchema.parse('01990000-0000-7000-8000-0000000000e1'),
  frequency: 'Daily',
  time: '21:45',
} as const;
const done = { status: 'Completed', progress: 50 } as const;
const open = { status: 'InComplete', progress: 0 } as const;
const changed = (field: string, from: string | null, to: string | null) => ({
  fields: [{ field, from, to }],
});

/** What is told of each change, all on the evening of 20 October. */
const told: readonly (readonly [GoalEventData, string])[] = [
  [{ change: 'goal_created', goalName: 'Sleep', copyOf: null }, 'You set the goal “Sleep”.'],
  [
    { change: 'goal_fields', ...changed('goalEndDate', '2026-11-01', '2026-12-01') },
    'You moved the last day to 1 December 2026.',
  ],
  [
    { change: 'goal_fields', ...changed('habits', 'alarm', '') },
    'You removed this from the goal: daily wins.',
  ],
  [{ change: 'goal_status', ...done }, 'You completed the goal.'],
  [
    { change: 'goal_dates', days: -7, goalStartDate: '2026-10-01', goalEndDate: '2026-12-01' },
    'You moved all dates 7 days earlier; the goal now ends on 1 December 2026.',
  ],
  [{ change: 'goal_archived', archived: false }, 'You took the goal out of the archive.'],
  [{ change: 'goal_restored' }, 'You restored the goal.'],
  [{ change: 'milestone_added', ...milestone }, 'You added the milestone “Know my nights”.'],
  [
    { change: 'milestone_fields', ...milestone, ...changed('dueDate', null, '2026-11-02') },
    'You set “Know my nights” for 2 November 2026.',
  ],
  [
    { change: 'milestone_status', ...milestone, ...open, microGoalIds: [] },
    'You opened “Know my nights” again.',
  ],
  [{ change: 'milestone_moved', ...milestone }, 'You moved “Know my nights” to another position.'],
  [
    { change: 'micro_goal_added', ...micro, microGoalDescription: 'Notes.' },
    'You added “Notes” to “Know my nights”.',
  ],
  [
    { change: 'micro_goal_fields', ...micro, ...changed('microGoalDescription', 'Note', 'Notes') },
    'You reworded “Note”: it is now “Notes”.',
  ],
  [
    {
      change: 'micro_goal_status',
      ...micro,
      ...done,
      milestone: { status: 'Completed', dueDate: '2026-10-26' },
    },
    'You ticked “Notes”. You finished “Know my nights” 6 days before it was due.',
  ],
  [{ change: 'reminder_added', ...reminder }, 'You set a reminder: Every day, 21:45.'],
  [
    { change: 'reminder_fields', ...reminder, before: { frequency: 'Daily', time: '22:00' } },
    'You moved the reminder from 22:00 to 21:45.',
  ],
  [
    { change: 'reminder_fields', ...reminder },
    'You changed how a reminder reaches you: Every day, 21:45.',
  ],
  [
    { change: 'reminder_paused', ...reminder, paused: false },
    'You resumed a reminder: Every day, 21:45.',
  ],
];

const events: GoalEvent[] = told.map(([data], index) => ({
  id: goalEventIdSchema.parse(`01990000-0000-7000-8000-0000000001${10 + index}`),
  goalId,
  goalName: 'Sleep',
  at: '2026-10-20T19:14:00.000Z',
  actorId: ada.id,
  action: 'update',
  data,
}));

test('what is on its way fills the view, so that nothing below it moves when it comes', async () => {
  server.now(answering(goalEndpoints.goalHistories, hang));
  await page.viewport(390, 844);
  const { container } = await show(<GoalHistoryPage />, '/en/goal-history');
  await expect.poll(() => container.getBoundingClientRect().bottom).toBeGreaterThan(844);
});

test('each change is a sentence with its day that opens what it tells of', async () => {
  server.now(answering(goalEndpoints.goalHistories, { items: events, next: null }));
  await show(<GoalHistoryPage />, '/en/goal-history');
  await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  const items = page.getByRole('listitem');
  const sentences = items
    .all()
    .map((item) => item.getByRole('link').element().textContent?.replaceAll('\u00a0', ' '));
  expect(sentences).toEqual(told.map(([, sentence]) => sentence));
  await expect.element(items.first().getByText('Tue 20, 20:14')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /set a reminder/ }))
    .toHaveAttribute('href', `/en/reminders?goalId=${goalId}`);
  expect(await accessibilityFaults()).toEqual([]);
});
