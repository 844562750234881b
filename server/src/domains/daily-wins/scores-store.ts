import type { UserId } from '@stratum/contract/ids';
import type { Span } from '@stratum/contract/plain-days';
import { and, asc, between, eq, inArray, min } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { dailyWins, restWeekdays } from './tables.ts';

/** The recorded days of several people within a span, in the order of days. */
export async function daysOfMany(tx: Queryable, userIds: readonly UserId[], { from, to }: Span) {
  const { userId, date, points, posted, skipped } = dailyWins;
  return tx
    .select({ userId, date, points, posted, skipped })
    .from(dailyWins)
    .where(and(inArray(userId, [...userIds]), between(date, from, to)))
    .orderBy(asc(date));
}

/** The first day that each of several people has posted for. */
export async function firstPosts(
  tx: Queryable,
  userIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, string>> {
  const { userId, date, posted } = dailyWins;
  const rows = await tx
    .select({ userId, first: min(date) })
    .from(dailyWins)
    .where(and(inArray(userId, [...userIds]), eq(posted, true)))
    .groupBy(userId);
  return new Map(rows.flatMap((row) => (row.first === null ? [] : [[row.userId, row.first]])));
}

/** The weekdays of rest of several people, in the order in which they hold. */
export async function restOfMany(tx: Queryable, userIds: readonly UserId[]) {
  const { userId, fromDate: from, weekdays } = restWeekdays;
  return tx
    .select({ userId, from, weekdays })
    .from(restWeekdays)
    .where(inArray(userId, [...userIds]))
    .orderBy(asc(from));
}
