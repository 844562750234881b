import type { UserId } from '@stratum/contract/ids';
import type { ReviewTime } from '@stratum/contract/weekly-review';
import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { type WeeklyReviewRow, weeklyReviews, weeklyReviewTimes } from './tables.ts';

/** Undefined where the person has chosen none. */
export async function findReviewTime(
  tx: Queryable,
  userId: UserId,
): Promise<ReviewTime | undefined> {
  const { weekday, time } = weeklyReviewTimes;
  const [chosen] = await tx
    .select({ weekday, time })
    .from(weeklyReviewTimes)
    .where(eq(weeklyReviewTimes.userId, userId));
  return chosen;
}

export async function saveReviewTime(
  tx: Queryable,
  userId: UserId,
  time: ReviewTime,
): Promise<void> {
  await tx
    .insert(weeklyReviewTimes)
    .values({ userId, ...time })
    .onConflictDoUpdate({ target: weeklyReviewTimes.userId, set: time });
}

export async function findReviews(
  tx: Queryable,
  userId: UserId,
  weeks: readonly string[],
): Promise<WeeklyReviewRow[]> {
  return tx
    .select()
    .from(weeklyReviews)
    .where(and(eq(weeklyReviews.userId, userId), inArray(weeklyReviews.week, [...weeks])));
}

/** Those whose last day is on a day or later, the latest first. */
export async function reviewsSince(
  tx: Queryable,
  userId: UserId,
  day: string,
): Promise<WeeklyReviewRow[]> {
  return tx
    .select()
    .from(weeklyReviews)
    .where(and(eq(weeklyReviews.userId, userId), gte(weeklyReviews.toDate, day)))
    .orderBy(desc(weeklyReviews.toDate));
}

export async function listReviews(tx: Queryable, userId: UserId): Promise<WeeklyReviewRow[]> {
  return tx
    .select()
    .from(weeklyReviews)
    .where(eq(weeklyReviews.userId, userId))
    .orderBy(asc(weeklyReviews.week));
}

/** Writes the focus of a week; its figures stay where it has some. */
export async function saveFocus(tx: Queryable, row: WeeklyReviewRow): Promise<void> {
  await tx
    .insert(weeklyReviews)
    .values(row)
    .onConflictDoUpdate({
      target: [weeklyReviews.userId, weeklyReviews.week],
      set: { focus: row.focus },
    });
}
