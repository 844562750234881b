import type { UserId } from '@stratum/contract/ids';
import type { Span } from '@stratum/contract/plain-days';
import { and, asc, between, eq, inArray, min } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { type DailyWinRow, dailyWins, restWeekdays } from './tables.ts';

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

/** The rows of several people, each of a day of their own: these are two or three at a time. */
export async function rowsOnDays(
  tx: Queryable,
  days: readonly { readonly userId: UserId; readonly date: string }[],
): Promise<DailyWinRow[]> {
  const { userId, date } = dailyWins;
  const dateOf = new Map(days.map((day) => [day.userId, day.date]));
  const rows = await tx
    .select()
    .from(dailyWins)
    .where(and(inArray(userId, [...dateOf.keys()]), inArray(date, [...new Set(dateOf.values())])));
  return rows.filter((row) => dateOf.get(row.userId) === row.date);
}
