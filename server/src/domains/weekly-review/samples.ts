import { localDate } from '@stratum/contract/local-date';
import { isoWeekOf } from '@stratum/contract/plain-days';
import type { weeklyReviewRoutes } from '@stratum/contract/weekly-review';
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
  getWeeklyFocus: { statements: 3 },
  getWeeklyReviewTime: { statements: 2 },
  putWeeklyReviewTime: {
    statements: 5,
    call: () => ({ body: { weekday: 'Friday', time: '17:30' } }),
  },
} satisfies Samples<typeof weeklyReviewRoutes>;
