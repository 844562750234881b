import { addDays, weekdays } from '@stratum/contract/plain-days';
import type { ReviewTime } from '@stratum/contract/weekly-review';
import type { Queryable } from '../../platform/database.ts';
import { latestResultsOf } from '../assessments/index.ts';
import { daysOfAll } from '../daily-wins/index.ts';
import { goalPlans } from '../goals/index.ts';
import { composeReview } from './compose-review.ts';
import { defaultReviewTime } from './moment.ts';
import type { LoadedReview, Reviewer } from './review.ts';
import { findReviews, findReviewTime } from './store.ts';
import type { WeeklyReviewRow } from './tables.ts';
import { earliest, weekNames, weeksFor } from './weeks.ts';

/**
 * The review of a week, by default of the last whose moment has come. What was kept of it is told as
 * it was; the rest is computed from rows that keep their days.
 * @throws AppError invalid_input for a week whose days have not begun
 */
export async function loadReview(
  tx: Queryable,
  { userId, timeZone }: Reviewer,
  now: Date,
  week?: string,
): Promise<LoadedReview> {
  const time = (await findReviewTime(tx, userId)) ?? defaultReviewTime;
  const [review] = await loadReviews(tx, [{ userId, timeZone, time }], now, week);
  if (!review) throw new Error('a person has a review');
  return review;
}

/** The same of several people, in as many statements. */
export async function loadReviews(
  tx: Queryable,
  people: readonly (Reviewer & { readonly time: ReviewTime })[],
  now: Date,
  week?: string,
): Promise<LoadedReview[]> {
  if (people.length === 0) return [];
  const userIds = people.map(({ userId }) => userId);
  const asked = people.map((person) => ({ ...person, ...weeksFor(person, now, week) }));
  const rows = await findReviews(tx, userIds, [...new Set(asked.flatMap(weekNames))]);
  const seen = asked.map((each) => {
    const kept = rows.get(each.userId) ?? [];
    const row = kept.find((one) => one.week === each.asked.week);
    const shown = { ...each.asked, ...(row?.goals && daysIn(row)) };
    return { ...each, kept, row, shown, until: shown.until < now ? shown.until : now };
  });
  const plans = await goalPlans(tx, userIds, earliest(seen.map(({ openSince }) => openSince)));
  const spans = seen.map(({ userId, shown: { from, to } }) => {
    return [userId, { from: addDays(from, -weekdays.length), to }] as const;
  });
  const days = await daysOfAll(tx, new Map(spans));
  const results = await latestResultsOf(
    tx,
    seen.map(({ userId, until }) => ({ userId, by: until })),
  );
  const earlier = await latestResultsOf(
    tx,
    seen.map(({ userId, shown }) => ({ userId, by: shown.since })),
  );
  return seen.map((each) =>
    composeReview(each, now, {
      plans: plans.get(each.userId) ?? [],
      days: days.get(each.userId) ?? [],
      results: results.get(each.userId) ?? [],
      earlier: earlier.get(each.userId) ?? [],
    }),
  );
}

function daysIn({ fromDate: from, toDate: to, since, until }: WeeklyReviewRow) {
  return { from, to, since, until };
}
