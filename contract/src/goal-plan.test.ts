import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onTrackOf, plannedDays, progressOf, sumSteps } from './goal-plan.ts';
import { addDays, daysBetween } from './plain-days.ts';

const start = '2026-09-28';
const dayAfter = fc.integer({ min: -40, max: 140 }).map((count) => addDays(start, count));

const anyMilestones = fc.array(
  fc.record({
    dueDate: fc.option(dayAfter, { nil: null }),
    steps: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 1, maxLength: 8 },
);

const plans = fc
  .record({ length: fc.integer({ min: 0, max: 100 }), milestones: anyMilestones })
  .map(({ length, ...goal }) => ({
    ...goal,
    window: { goalStartDate: start, goalEndDate: addDays(start, length) },
  }));

const stepsIn = (goal: { milestones: readonly { steps: number }[] }) =>
  goal.milestones.reduce((sum, { steps }) => sum + steps, 0);

describe('the days that steps are planned for', () => {
  it('are one for each step, ascending, within the days of the goal', () => {
    fc.assert(
      fc.property(plans, ({ window, milestones }) => {
        const plan = plannedDays(window, milestones);
        expect(plan).toHaveLength(stepsIn({ milestones }));
        expect(plan).toEqual(plan.toSorted());
        for (const day of plan) {
          expect(day >= window.goalStartDate && day <= window.goalEndDate).toBe(true);
        }
      }),
    );
  });

  it('have brought every milestone to its end by its due date', () => {
    fc.assert(
      fc.property(plans, ({ window, milestones }) => {
        const plan = plannedDays(window, milestones);
        const { goalStartDate: first, goalEndDate: last } = window;
        for (const due of milestones.flatMap(({ dueDate }) => dueDate ?? [])) {
          const by = due < first ? first : due > last ? last : due;
          const dated = milestones.filter(({ dueDate }) => dueDate !== null && dueDate <= due);
          const planned = plan.filter((day) => day <= by).length;
          expect(planned).toBeGreaterThanOrEqual(stepsIn({ milestones: dated }));
        }
      }),
    );
  });

  it('are spread evenly up to each due date, the last step on the day itself', () => {
    const window = { goalStartDate: start, goalEndDate: addDays(start, 83) };
    const dated = [
      { dueDate: addDays(start, 13), steps: 2 },
      { dueDate: null, steps: 1 },
      { dueDate: addDays(start, 43), steps: 2 },
      { dueDate: null, steps: 1 },
    ];
    const after = plannedDays(window, dated).map((day) => daysBetween(start, day).length - 1);
    expect(after).toEqual([6, 13, 23, 33, 43, 83]);
  });
});

describe('the on-track line', () => {
  const asked = fc.record({ goal: plans, done: fc.nat({ max: 80 }), today: dayAfter });

  it('plans nothing before the first day and everything from the last one on', () => {
    fc.assert(
      fc.property(plans, ({ window, milestones }) => {
        const plan = plannedDays(window, milestones);
        expect(onTrackOf(plan, 0, addDays(start, -1))).toEqual({ planned: 0, done: 0, days: 0 });
        expect(onTrackOf(plan, 0, window.goalEndDate).planned).toBe(plan.length);
      }),
    );
  });

  it('rises with each step done, and falls by a day with each day that passes, but for days on track', () => {
    fc.assert(
      fc.property(asked, ({ goal, done: wanted, today }) => {
        const plan = plannedDays(goal.window, goal.milestones);
        const done = Math.min(wanted, plan.length - 1);
        const { days } = onTrackOf(plan, done, today);
        expect(onTrackOf(plan, done + 1, today).days).toBeGreaterThanOrEqual(days);
        const tomorrow = onTrackOf(plan, done, addDays(today, 1)).days;
        expect([days, days - 1]).toContain(tomorrow);
      }),
    );
  });

  it('is behind exactly when a step of a day that is over is open, and ahead when one of a day to come is done', () => {
    fc.assert(
      fc.property(asked, ({ goal, done: wanted, today }) => {
        const plan = plannedDays(goal.window, goal.milestones);
        const done = Math.min(wanted, plan.length);
        const { days } = onTrackOf(plan, done, today);
        const isLate = plan.filter((day) => day < today).length > done;
        const isEarly = plan.filter((day) => day <= today).length < done;
        expect(Math.sign(days)).toBe(isLate ? -1 : isEarly ? 1 : 0);
      }),
    );
  });
});

describe('progress', () => {
  it('is the whole percent of the steps done, 100 only when none is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_500 }), fc.nat(), (steps, wanted) => {
        const done = wanted % (steps + 1);
        const progress = progressOf({ steps, done });
        expect(progress).toBe(Math.floor((100 * done) / steps));
        expect(progress === 100).toBe(done === steps);
      }),
    );
  });

  it('of a goal without milestones is that of the goal itself', () => {
    expect(progressOf(sumSteps({ status: 'InComplete' }, []))).toBe(0);
    expect(progressOf(sumSteps({ status: 'Completed' }, []))).toBe(100);
  });
});
