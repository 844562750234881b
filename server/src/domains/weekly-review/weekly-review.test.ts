import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import { goalRoutes } from '@stratum/contract/goals';
import { weeklyReviewRoutes as routes, type WeeklyReview } from '@stratum/contract/weekly-review';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeGoal, partsOf } from '../../../test/make-goal.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';

const on = await openTestApp();
afterAll(on.close);

/** A Monday; the review of its week is on Sunday the 22nd at 18:00, in Berlin. */
beforeEach(() => on.clock.set('2026-11-16T09:00:00Z'));

const read = async (user: SignedInUser, week?: string) =>
  dataOf(await user.call(routes.getWeeklyReview, { query: week === undefined ? {} : { week } }));
const choose = (user: SignedInUser, week: string, focus: string | null, words?: string) =>
  user.call(routes.putWeeklyReview, { body: { week, focus, words } });
const focusOf = async (user: SignedInUser) => dataOf(await user.call(routes.getWeeklyFocus)).focus;
const tick = (user: SignedInUser, goal: { id: string }, microGoalId: string) =>
  user.call(goalRoutes.goalStatusUpdate, {
    body: { id: goal.id, status: 'Completed', microGoalId },
  });
const summaryOf = ({ week, from, to, planned, done, wins }: WeeklyReview) => ({
  week,
  days: [from, to],
  steps: [planned, done],
  points: [wins.points, wins.before],
});

/** Three steps: two of them in the first week, the third in the second. */
const begin = (user: SignedInUser) =>
  makeGoal(user, {
    goalStartDate: '2026-11-16',
    goalEndDate: '2026-11-29',
    milestones: [
      {
        milestoneName: 'Know my nights',
        dueDate: '2026-11-22',
        microGoal: [
          { microGoalDescription: 'Notes for a week' },
          { microGoalDescription: 'Find the two worst nights' },
        ],
      },
      { milestoneName: 'Keep it up in a busy week' },
    ],
  });

describe('a weekly review', () => {
  it('holds what was planned against what was done, in the seven days up to Sunday evening', async () => {
    const ada = await on.build.user();
    const goal = await begin(ada);
    on.clock.set('2026-11-22T16:59:00Z');
    await tick(ada, goal, partsOf(goal).micro.id);
    const [onSunday, before] = [
      { date: '2026-11-22', wins: { alarm: true, personalFitness: true } },
      { date: '2026-11-15', wins: { alarm: true } },
    ];
    await ada.call(dailyWinRoutes.postDailyWin, { body: onSunday });
    await ada.call(dailyWinRoutes.postDailyWin, { body: before });
    expect(summaryOf(await read(ada, '2026-W47'))).toEqual({
      week: '2026-W47',
      days: ['2026-11-16', '2026-11-22'],
      steps: [2, 1],
      points: [2, 1],
    });
    expect((await read(ada)).week).toBe('2026-W46');
    on.clock.set('2026-11-22T17:00:01Z');
    await tick(ada, goal, partsOf(goal).first.microGoal[1]?.id ?? '');
    const over = await read(ada);
    expect(over).toMatchObject({ week: '2026-W47', planned: 2, done: 1 });
    expect(over.goals).toEqual([
      {
        id: goal.id,
        goalName: goal.goalName,
        goalStartDate: '2026-11-16',
        planned: 2,
        done: 1,
        steps: 3,
        progress: 33,
        onTrack: { planned: 2, done: 1, days: 0 },
      },
    ]);
    expect(await read(ada, '2026-W48')).toMatchObject({ planned: 1, done: 1 });
    expect(over.weeks.map(({ week, planned, done }) => [week, planned, done])).toEqual([
      ['2026-W47', 2, 1],
      ['2026-W46', 0, 0],
      ['2026-W45', 0, 0],
      ['2026-W44', 0, 0],
    ]);
  });

  it('proposes the next step of a goal that is behind, and keeps what is chosen for the week after', async () => {
    const ada = await on.build.user();
    const goal = await begin(ada);
    on.clock.set('2026-11-22T18:00:00Z');
    const { micro, first } = partsOf(goal);
    const step = {
      id: micro.id,
      text: 'Notes for a week',
      goal: { id: goal.id, goalName: goal.goalName },
      milestoneId: first.id,
      microGoalId: micro.id,
      categoryType: null,
    };
    expect((await read(ada)).proposals).toEqual([step]);
    expect(dataOf(await choose(ada, '2026-W47', micro.id)).focus).toBe(micro.id);
    expect(await focusOf(ada)).toBeNull();
    on.clock.set('2026-11-23T08:00:00Z');
    const week = { week: '2026-W47', from: '2026-11-23', to: '2026-11-29' };
    expect(await focusOf(ada)).toMatchObject({ ...step, ...week, done: false });
    await tick(ada, goal, micro.id);
    expect(await focusOf(ada)).toMatchObject({ ...step, ...week, done: true });
    expect(await read(ada, '2026-W47')).toMatchObject({ done: 0, proposals: [step] });
    await choose(ada, '2026-W47', null);
    expect(await focusOf(ada)).toBeNull();
  });

  it('tells the same of a week once it is kept, whatever becomes of its goals', async () => {
    const ada = await on.build.user();
    const goal = await begin(ada);
    on.clock.set('2026-11-22T18:00:00Z');
    await choose(ada, '2026-W47', 'own', 'Early to bed');
    const kept = await read(ada);
    expect(kept.proposals).toContainEqual(expect.objectContaining({ text: 'Early to bed' }));
    await ada.call(goalRoutes.goalShift, { body: { id: goal.id, days: 7 } });
    expect(await read(ada)).toEqual(kept);
    await ada.call(goalRoutes.goalDelete, { query: { id: goal.id } });
    on.clock.set('2026-12-02T08:00:00Z');
    const { weeks, ...review } = await read(ada, '2026-W47');
    expect({ ...review, weeks: [] }).toEqual({ ...kept, weeks: [] });
    expect(weeks.map(({ week, planned }) => [week, planned])).toEqual([
      ['2026-W48', 0],
      ['2026-W47', 2],
      ['2026-W46', 0],
      ['2026-W45', 0],
    ]);
  });

  it('of a week without plans is wins and a habit, in the language of the call', async () => {
    const ada = await on.build.user();
    const wins = { personalFitness: true, purposefulNutrition: true, noDistractions: true };
    await ada.call(dailyWinRoutes.postDailyWin, { body: { date: '2026-11-16', wins } });
    expect(await read(ada, '2026-W47')).toMatchObject({
      planned: 0,
      done: 0,
      goals: [],
      levels: [],
      wins: { points: 3 },
      proposals: [{ id: 'alarm', text: 'Get up at the time I chose', goal: null }],
    });
  });

  it('compares each level with that of the week before, and proposes what serves the lowest', async () => {
    const ada = await on.build.user();
    await takeAssessment(ada, 'personal-health');
    on.clock.set('2026-11-23T08:00:00Z');
    const { levels, proposals } = await read(ada);
    expect(levels).toEqual([
      { categoryType: 'personal-health', score: expect.any(Number), before: null },
    ]);
    expect(proposals).toMatchObject([{ categoryType: 'personal-health', goal: null }]);
    const next = await read(ada, '2026-W48');
    expect(next.levels).toEqual(levels.map((level) => ({ ...level, before: level.score })));
  });

  it('comes on a weekday and at a time of one’s choice', async () => {
    const ada = await on.build.user();
    expect(dataOf(await ada.call(routes.getWeeklyReviewTime))).toEqual({
      weekday: 'Sunday',
      time: '18:00',
    });
    const wednesday = { weekday: 'Wednesday', time: '07:30' } as const;
    await ada.call(routes.putWeeklyReviewTime, { body: wednesday });
    expect(dataOf(await ada.call(routes.getWeeklyReviewTime))).toEqual(wednesday);
    expect(await read(ada)).toMatchObject({
      week: '2026-W46',
      from: '2026-11-05',
      to: '2026-11-11',
      at: '2026-11-11T06:30:00.000Z',
    });
  });

  it('takes no focus that it does not propose, and knows no week to come', async () => {
    const ada = await on.build.user();
    const wrong = { status: 422, error: { fields: { focus: expect.any(String) } } };
    expect(await choose(ada, '2026-W47', 'alarm')).toMatchObject(wrong);
    for (const week of ['2026-W48', '2026-W54', '2027-W53', 'W47']) {
      const { status } = await ada.call(routes.getWeeklyReview, { query: { week } });
      expect([week, status]).toEqual([week, 422]);
    }
  });
});
