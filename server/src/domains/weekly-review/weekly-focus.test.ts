import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import { goalRoutes } from '@stratum/contract/goals';
import { weeklyReviewRoutes as routes } from '@stratum/contract/weekly-review';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eventsOf } from '../../../test/live-events.ts';
import { makeGoal, partsOf } from '../../../test/make-goal.ts';

const on = await openTestApp();
afterAll(on.close);

/** A Monday; the review of its week is on Sunday the 22nd at 18:00, in Berlin. */
beforeEach(() => on.clock.set('2026-11-16T09:00:00Z'));
const moment = '2026-11-22T17:00:00Z';

const win = (user: SignedInUser, date: string) =>
  user.call(dailyWinRoutes.postDailyWin, { body: { date, wins: { alarm: true } } });

describe('the focus of a week', () => {
  const dots = async (user: SignedInUser) => {
    const { call } = await user.again();
    const { focus } = dataOf(await call(routes.getWeeklyFocus));
    return focus?.days.map(({ done }) => (done ? '●' : '○')).join('');
  };

  it('has a dot for each day with a tick on its goal, a win of its habit, or a word of its person', async () => {
    const ada = await on.build.user();
    const goal = await makeGoal(ada, {
      goalStartDate: '2026-11-16',
      goalEndDate: '2026-11-29',
      habits: ['alarm'],
      milestones: [
        {
          milestoneName: 'Know my nights',
          microGoal: [{ microGoalDescription: 'Notes' }, { microGoalDescription: 'Sums' }],
        },
        { milestoneName: 'Hold it' },
      ],
    });
    on.clock.set(moment);
    const { micro, milestone } = { micro: partsOf(goal).micro, milestone: goal.milestones[1] };
    const events = await eventsOf(on, ada.id, () =>
      ada.call(routes.putWeeklyReview, { body: { week: '2026-W47', focus: micro.id } }),
    );
    expect(events).toEqual([{ type: 'weekly_review_changed' }]);
    on.clock.set('2026-11-23T20:00:00Z');
    expect(await dots(ada)).toBe('○○○○○○○');
    const body = { id: goal.id, status: 'Completed' } as const;
    await ada.call(goalRoutes.goalStatusUpdate, { body: { ...body, microGoalId: micro.id } });
    on.clock.set('2026-11-25T20:00:00Z');
    await ada.call(goalRoutes.goalStatusUpdate, {
      body: { ...body, milestoneId: milestone?.id ?? '' },
    });
    await win(ada, '2026-11-24');
    const say = async (date: string, done: boolean) =>
      (await ada.again()).call(routes.putWeeklyFocus, { body: { week: '2026-W47', date, done } });
    expect(await dots(ada)).toBe('●●●○○○○');
    on.clock.set('2026-11-27T20:00:00Z');
    await say('2026-11-26', true);
    await say('2026-11-27', true);
    await say('2026-11-27', false);
    expect(await dots(ada)).toBe('●●●●○○○');
    for (const date of ['2026-11-22', '2026-11-28', '2026-11-30']) {
      expect((await say(date, true)).status).toBe(422);
    }
  });

  it('loses the days that were said of another one', async () => {
    const ada = await on.build.user();
    const choose = (words: string) =>
      ada.call(routes.putWeeklyReview, { body: { week: '2026-W46', focus: 'own', words } });
    await choose('Early to bed');
    await ada.call(routes.putWeeklyFocus, {
      body: { week: '2026-W46', date: '2026-11-16', done: true },
    });
    await choose('Early to bed');
    expect(await dots(ada)).toBe('●○○○○○○');
    await choose('No screen after ten');
    expect(await dots(ada)).toBe('○○○○○○○');
  });
});
