import { weeklyReviewRoutes } from '@stratum/contract/weekly-review';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Deps } from './deps.ts';
import { reviewDue } from './due.ts';
import { chooseFocus, noteRead, sayDone } from './focus.ts';
import { loadReview } from './load-review.ts';
import { defaultReviewTime } from './moment.ts';
import { weeklyReviewPersonalData } from './personal-data.ts';
import { toReview } from './review.ts';
import { moveReview } from './schedule.ts';
import { findReviewTime, saveReviewTime } from './store.ts';
import { weeklyFocus } from './weekly-focus.ts';

export function weeklyReviewDomain(deps: Deps) {
  const { db, clock } = deps;
  return {
    name: 'weekly-review',
    routes: implement(weeklyReviewRoutes, {
      getWeeklyReview: async ({ caller, query, locale }) =>
        toReview(await loadReview(db, caller, clock.now(), query.week), locale),
      putWeeklyReview: (call) => chooseFocus(deps, call),
      putWeeklyReviewRead: (call) => noteRead(deps, call),
      getWeeklyFocus: (call) => weeklyFocus(deps, call),
      putWeeklyFocus: (call) => sayDone(deps, call),
      getWeeklyReviewTime: async ({ caller }) =>
        (await findReviewTime(db, caller.userId)) ?? defaultReviewTime,
      putWeeklyReviewTime: async ({ tx, caller, body }) => {
        await saveReviewTime(tx, caller.userId, body);
        await moveReview(tx, caller, clock.now());
        return body;
      },
    }),
    due: [reviewDue(deps)],
    personalData: weeklyReviewPersonalData,
  } satisfies Domain;
}
