import { localDate } from '@stratum/contract/local-date';
import { addIsoWeeks, isoWeekOf } from '@stratum/contract/plain-days';
import { weeklyReviewRoutes as routes } from '@stratum/contract/weekly-review';
import { makeGoal } from '../../../test/make-goal.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

/** The running week of somebody in Berlin who has a goal. */
async function thisWeek({ on, owner }: SampleSetting) {
  const today = localDate(on.clock.now(), 'Europe/Berlin');
  await makeGoal(owner, { goalStartDate: today, goalEndDate: today, milestones: [] });
  return isoWeekOf(today);
}

export const samples = {
  getWeeklyReview: {
    statements: 8,
    call: async (setting) => ({ query: { week: await thisWeek(setting) } }),
  },
  putWeeklyReview: {
    statements: 12,
    call: async (setting) => ({
      body: { week: await thisWeek(setting), focus: 'own', words: 'Early to bed' },
    }),
  },
  putWeeklyReviewRead: {
    statements: 14,
    call: async (setting) => ({ body: { week: await thisWeek(setting) } }),
  },
  getWeeklyFocus: { statements: 3 },
  putWeeklyFocus: {
    statements: 8,
    call: async (setting) => {
      const date = localDate(setting.on.clock.now(), 'Europe/Berlin');
      const week = addIsoWeeks(isoWeekOf(date), -1);
      await setting.owner.call(routes.putWeeklyReview, {
        body: { week, focus: 'own', words: 'Early to bed' },
      });
      return { body: { week, date, done: true } };
    },
  },
  getWeeklyReviewTime: { statements: 2 },
  putWeeklyReviewTime: {
    statements: 8,
    call: () => ({ body: { weekday: 'Friday', time: '17:30' } }),
  },
} satisfies Samples<typeof routes>;
