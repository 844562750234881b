import type { Goal } from '@stratum/contract/goal';
import { goalStepRoutes } from '@stratum/contract/goal-steps';
import { goalRoutes as routes } from '@stratum/contract/goals';
import { notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeGoal, partsOf } from '../../../test/make-goal.ts';

const on = await openTestApp();
afterAll(on.close);
beforeEach(() => on.clock.set('2026-11-20T09:00:00Z'));

/** What a person was told of goals, the newest first; their weekly review comes on Sunday, too. */
const toldTo = async (user: SignedInUser) =>
  dataOf(await user.call(notificationRoutes.getNotification)).items.filter(
    ({ kind }) => kind !== 'weekly_review',
  );
const titlesTo = async (user: SignedInUser) => (await toldTo(user)).map(({ title }) => title);

/** A goal from 20 to 27 November, whose first milestone is due on the 23rd. */
const aGoal = (owner: SignedInUser) =>
  makeGoal(owner, {
    goalEndDate: '2026-11-27',
    milestones: [
      {
        milestoneName: 'Know my nights',
        dueDate: '2026-11-23',
        microGoal: [{ microGoalDescription: 'Notes' }, { microGoalDescription: 'Sums' }],
      },
      { milestoneName: 'Hold it' },
    ],
  });
/** 18:00 of the evening before, and 09:00 of the day, in Berlin. */
const evening = '2026-11-22T17:00:00Z';
const morning = '2026-11-23T08:00:00Z';
/** 18:00 of the last day. */
const lastEvening = '2026-11-27T17:00:00Z';

const set = (who: SignedInUser, { id }: Goal, status: 'Completed' | 'InComplete', step = {}) =>
  who.call(routes.goalStatusUpdate, { body: { id, status, ...step } });

describe('a milestone that is due', () => {
  it('is told on the evening before and on the morning, in place of what was said then', async () => {
    const ada = await on.build.user();
    const goal = await aGoal(ada);
    await on.runAt('2026-11-22T16:59:59Z');
    expect(await toldTo(ada)).toEqual([]);
    await on.runAt(evening);
    await on.runAt('2026-11-22T17:01:00Z');
    expect(await toldTo(ada)).toMatchObject([
      {
        kind: 'milestone_due',
        title: '“Know my nights” is due on 23 November 2026',
        text: '2 steps are left. The milestone belongs to “Sleep seven hours on work nights”.',
        target: `/goal-details?id=${goal.id}`,
        data: { date: '2026-11-23', left: 2 },
      },
    ]);
    await set(ada, goal, 'Completed', { microGoalId: partsOf(goal).micro.id });
    await on.runAt(morning);
    const told = await toldTo(ada);
    expect(told.map(({ readAt }) => readAt !== null)).toEqual([false, true]);
    expect(told[0]?.text).toMatch(/^1 step is left/);
  });

  it('is not told once it is done, and what was told of it is read then', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user()];
    const [goal, other] = [await aGoal(ada), await aGoal(bruno)];
    await set(bruno, other, 'Completed', { milestoneId: partsOf(other).first.id });
    await on.runAt(evening);
    expect(await toldTo(bruno)).toEqual([]);
    await set(ada, goal, 'Completed', { milestoneId: partsOf(goal).first.id });
    await on.runAt(morning);
    expect(await toldTo(ada)).toMatchObject([{ readAt: evening.replace('Z', '.000Z') }]);
  });

  it.each<[string, (ada: SignedInUser, goal: Goal) => Promise<unknown>]>([
    ['its goal is completed', (ada, goal) => set(ada, goal, 'Completed')],
    [
      'its goal is archived',
      (ada, { id }) => ada.call(routes.goalArchive, { body: { id, archived: true } }),
    ],
    [
      'all dates are shifted',
      (ada, { id }) => ada.call(routes.goalShift, { body: { id, days: 7 } }),
    ],
    [
      'it gets another day',
      (ada, goal) => {
        const body = { id: partsOf(goal).first.id, dueDate: '2026-11-25' };
        return ada.call(goalStepRoutes.changeMilestone, { body });
      },
    ],
    [
      'it is removed',
      (ada, goal) => {
        const query = { id: partsOf(goal).first.id };
        return ada.call(goalStepRoutes.removeMilestone, { query });
      },
    ],
  ])('that was told of is read once %s', async (_what, change) => {
    const ada = await on.build.user();
    const goal = await aGoal(ada);
    await on.runAt(evening);
    expect(await toldTo(ada)).toMatchObject([{ readAt: null }]);
    const { id } = partsOf(goal).second;
    await ada.call(goalStepRoutes.changeMilestone, { body: { id, milestoneName: 'Held' } });
    expect(await toldTo(ada)).toMatchObject([{ readAt: null }]);
    await change(ada, goal);
    expect(await toldTo(ada)).toMatchObject([{ readAt: evening.replace('Z', '.000Z') }]);
  });

  it('is told of by the day it was moved to, and by the clocks its person moved to', async () => {
    const ada = await on.build.user();
    const goal = await aGoal(ada);
    const { id } = partsOf(goal).first;
    await ada.call(goalStepRoutes.changeMilestone, { body: { id, dueDate: '2026-11-25' } });
    await ada.call(profileRoutes.updateProfile, { body: { timeZone: 'America/New_York' } });
    await on.runAt(morning);
    await on.runAt('2026-11-24T17:00:00Z');
    expect(await toldTo(ada)).toEqual([]);
    await on.runAt('2026-11-24T23:00:00Z');
    expect(await titlesTo(ada)).toEqual(['“Know my nights” is due on 25 November 2026']);
  });

  it.each(['completed', 'archived', 'deleted'])(
    'says nothing for a goal that is %s',
    async (state) => {
      const ada = await on.build.user();
      const goal = await aGoal(ada);
      const { id } = goal;
      if (state === 'completed') await set(ada, goal, 'Completed');
      if (state === 'archived')
        await ada.call(routes.goalArchive, { body: { id, archived: true } });
      if (state === 'deleted') await ada.call(routes.goalDelete, { query: { id } });
      await on.runAt(evening);
      await on.runAt(lastEvening);
      expect(await toldTo(ada)).toEqual([]);
    },
  );
});

describe('a goal whose last day has come', () => {
  const ends = '“Sleep seven hours on work nights” ends on 27 November 2026';

  it('is asked about in its evening, once, and anew at the end it is given then', async () => {
    const ada = await on.build.user();
    const goal = await aGoal(ada);
    const { id } = goal;
    await on.runAt('2026-11-27T16:59:59Z');
    const before = await titlesTo(ada);
    await on.runAt(lastEvening);
    expect(await titlesTo(ada)).toEqual([ends, ...before]);
    await ada.call(routes.goalUpdate, { body: { id, goalEndDate: '2026-12-04' } });
    expect((await toldTo(ada))[0]).toMatchObject({ kind: 'goal_end', readAt: expect.any(String) });
    await on.runAt('2026-12-04T17:00:00Z');
    const [again] = await toldTo(ada);
    expect(again).toMatchObject({ title: ends.replace('27 Nov', '4 Dec'), readAt: null });
    await set(ada, goal, 'Completed');
    expect((await toldTo(ada))[0]?.readAt).not.toBeNull();
  });

  it('is asked about later where no server ran, and a milestone of a day that is over is not told of', async () => {
    const ada = await on.build.user();
    await aGoal(ada);
    await on.runAt('2026-11-29T10:00:00Z');
    expect(await titlesTo(ada)).toEqual([ends]);
  });
});

it('what is unread of a goal that is deleted leaves the list with it, and is not counted', async () => {
  const ada = await on.build.user();
  const { id } = await aGoal(ada);
  const other = await makeGoal(ada, { goalName: 'Another', goalEndDate: '2026-11-27' });
  await on.runAt(lastEvening);
  expect(await toldTo(ada)).toHaveLength(2);
  const unread = async () => dataOf(await ada.call(notificationRoutes.getNotificationCount));
  const before = await unread();
  await ada.call(routes.goalDelete, { query: { id } });
  expect(await toldTo(ada)).toMatchObject([{ data: { goalId: other.id }, readAt: null }]);
  expect(await unread()).toBe(before - 1);
});
