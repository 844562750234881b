import type { UserId } from '@stratum/contract/ids';
import type { ReviewTime } from '@stratum/contract/weekly-review';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import {
  type KeptReview,
  type WeeklyReviewRow,
  weeklyReviews,
  weeklyReviewTimes,
} from './tables.ts';

/** The figures that a review is kept with first. */
const figures = {
  fromDate: firstKept('from_date'),
  toDate: firstKept('to_date'),
  since: firstKept('since'),
  until: firstKept('until'),
  goals: sql`coalesce(${weeklyReviews.goals}, excluded.goals)`,
  proposals: sql`coalesce(${weeklyReviews.proposals}, excluded.proposals)`,
};

function firstKept(column: string) {
  const name = sql.identifier(column);
  return sql`CASE WHEN ${weeklyReviews.goals} IS NULL THEN excluded.${name} ELSE ${weeklyReviews}.${name} END`;
}

/** Undefined where the person has chosen none. */
export async function findReviewTime(
  tx: Queryable,
  userId: UserId,
): Promise<ReviewTime | undefined> {
  return (await findReviewTimes(tx, [userId])).get(userId);
}

/** Those that several people have chosen. */
export async function findReviewTimes(
  tx: Queryable,
  userIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, ReviewTime>> {
  const { userId, weekday, time } = weeklyReviewTimes;
  const chosen = await tx
    .select({ userId, weekday, time })
    .from(weeklyReviewTimes)
    .where(inArray(userId, [...userIds]));
  return new Map(chosen.map((row) => [row.userId, { weekday: row.weekday, time: row.time }]));
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

/** What is kept of weeks, of several people. */
export async function findReviews(
  tx: Queryable,
  userIds: readonly UserId[],
  weeks: readonly string[],
): Promise<ReadonlyMap<UserId, WeeklyReviewRow[]>> {
  const { userId, week } = weeklyReviews;
  const rows = await tx
    .select()
    .from(weeklyReviews)
    .where(and(inArray(userId, [...userIds]), inArray(week, [...weeks])));
  return Map.groupBy(rows, (row) => row.userId);
}

/** Row lock, until the transaction ends. */
export async function lockReview(
  tx: Transaction,
  userId: UserId,
  week: string,
): Promise<WeeklyReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(weeklyReviews)
    .where(isReview({ userId, week }))
    .for('no key update');
  return row;
}

export async function saveFocusDays(
  tx: Transaction,
  row: WeeklyReviewRow,
  focusDays: readonly string[],
): Promise<void> {
  await tx.update(weeklyReviews).set({ focusDays }).where(isReview(row));
  tellChange(tx, row.userId);
}

function isReview({ userId, week }: Pick<WeeklyReviewRow, 'userId' | 'week'>) {
  return and(eq(weeklyReviews.userId, userId), eq(weeklyReviews.week, week));
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
export async function saveFocus(tx: Transaction, row: KeptReview): Promise<void> {
  // Days were said of the focus that there was.
  const focusDays = sql`CASE WHEN ${weeklyReviews.focus} ->> 'id' = excluded.focus ->> 'id'
    AND ${weeklyReviews.focus} ->> 'text' IS NOT DISTINCT FROM excluded.focus ->> 'text'
    THEN ${weeklyReviews.focusDays} ELSE '[]' END`;
  await tx
    .insert(weeklyReviews)
    .values(row)
    .onConflictDoUpdate({
      target: [weeklyReviews.userId, weeklyReviews.week],
      set: { focus: row.focus, focusDays },
    });
  tellChange(tx, row.userId);
}

/** Tells the person's other tabs and devices. */
function tellChange(tx: Transaction, userId: UserId): void {
  tx.afterCommit({ to: userId, event: { type: 'weekly_review_changed' } });
}

/**
 * Keeps reviews that their people, each another one, are told of; figures and focus that they have stay.
 * @returns without those who were told before
 */
export async function keepTold(
  tx: Transaction,
  rows: readonly KeptReview[],
  now: Date,
): Promise<ReadonlySet<UserId>> {
  if (rows.length === 0) return new Set();
  const kept = await tx
    .insert(weeklyReviews)
    .values(rows.map((row) => ({ ...row, toldAt: now })))
    .onConflictDoUpdate({
      target: [weeklyReviews.userId, weeklyReviews.week],
      set: { ...figures, toldAt: now },
      setWhere: isNull(weeklyReviews.toldAt),
    })
    .returning({ userId: weeklyReviews.userId });
  for (const { userId } of kept) tellChange(tx, userId);
  return new Set(kept.map(({ userId }) => userId));
}

/** Keeps a review that its person has looked at, once. */
export async function keepRead(tx: Transaction, row: KeptReview, now: Date): Promise<void> {
  const kept = await tx
    .insert(weeklyReviews)
    .values({ ...row, readAt: now })
    .onConflictDoUpdate({
      target: [weeklyReviews.userId, weeklyReviews.week],
      set: { ...figures, readAt: now },
      setWhere: isNull(weeklyReviews.readAt),
    })
    .returning({ week: weeklyReviews.week });
  if (kept.length > 0) tellChange(tx, row.userId);
}

/** The moment of the last review that a person was told of. */
export async function lastToldMoment(tx: Queryable, userId: UserId): Promise<Date | null> {
  const { until, toldAt } = weeklyReviews;
  const [row] = await tx
    .select({ last: max(until) })
    .from(weeklyReviews)
    .where(and(eq(weeklyReviews.userId, userId), isNotNull(toldAt)));
  return row?.last ?? null;
}

/** Takes out of a person's reviews what was proposed because of a level; the rest is computed anew. */
export async function forgetReviewedLevels(tx: Transaction, userId: UserId): Promise<void> {
  const { focus } = weeklyReviews;
  await tx
    .update(weeklyReviews)
    .set({ proposals: null, focus: sql`${focus} || '{"categoryType": null}'` })
    .where(eq(weeklyReviews.userId, userId));
  tellChange(tx, userId);
}
