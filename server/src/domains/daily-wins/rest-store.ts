import type { UserId } from '@stratum/contract/ids';
import type { Span, Weekday } from '@stratum/contract/plain-days';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import { defineStatement } from '../../platform/statement.ts';
import type { RestWeekdays } from './frozen-days.ts';
import { dailyWinPauses, restWeekdays } from './tables.ts';

export async function listPauses(tx: Queryable, userId: UserId): Promise<Span[]> {
  return pausesIn(tx).execute({ userId });
}

const pausesIn = defineStatement((db) =>
  db
    .select({ from: dailyWinPauses.fromDate, to: dailyWinPauses.toDate })
    .from(dailyWinPauses)
    .where(eq(dailyWinPauses.userId, sql.placeholder('userId')))
    .orderBy(asc(dailyWinPauses.fromDate))
    .prepare('list_pauses'),
);

/** Those of several people. */
export async function pausesOf(
  tx: Queryable,
  userIds: readonly UserId[],
): Promise<(Span & { readonly userId: UserId })[]> {
  const { userId, fromDate: from, toDate: to } = dailyWinPauses;
  return tx.select({ userId, from, to }).from(dailyWinPauses).where(isAnyOf(userId, userIds));
}

/** From a day on there is one pause, until another day, or none; what was paused before stays so. */
export async function replacePause(
  tx: Transaction,
  userId: UserId,
  { today, yesterday, until }: { today: string; yesterday: string; until: string | null },
): Promise<void> {
  const { fromDate, toDate } = dailyWinPauses;
  const own = eq(dailyWinPauses.userId, userId);
  await tx
    .update(dailyWinPauses)
    .set({ toDate: yesterday })
    .where(and(own, lt(fromDate, today), gte(toDate, today)));
  await tx.delete(dailyWinPauses).where(and(own, gte(fromDate, today)));
  if (until === null) return;
  await tx
    .insert(dailyWinPauses)
    .values({ userId, fromDate: today, toDate: until })
    .onConflictDoUpdate({
      target: [dailyWinPauses.userId, fromDate],
      set: { toDate: until },
    });
}

export async function listRestWeekdays(tx: Queryable, userId: UserId): Promise<RestWeekdays[]> {
  return restWeekdaysIn(tx).execute({ userId });
}

const restWeekdaysIn = defineStatement((db) =>
  db
    .select({ from: restWeekdays.fromDate, weekdays: restWeekdays.weekdays })
    .from(restWeekdays)
    .where(eq(restWeekdays.userId, sql.placeholder('userId')))
    .orderBy(asc(restWeekdays.fromDate))
    .prepare('list_rest_weekdays'),
);

/** Those that were chosen last. */
export async function newestRestWeekdays(tx: Queryable, userId: UserId): Promise<Weekday[]> {
  const [newest] = await tx
    .select({ weekdays: restWeekdays.weekdays })
    .from(restWeekdays)
    .where(eq(restWeekdays.userId, userId))
    .orderBy(desc(restWeekdays.fromDate))
    .limit(1);
  return newest?.weekdays ?? [];
}

/** These hold from a day on, and none that were to hold from then or later. */
export async function replaceRestWeekdays(
  tx: Transaction,
  userId: UserId,
  { from: fromDate, weekdays }: { readonly from: string; readonly weekdays: Weekday[] },
): Promise<void> {
  const own = eq(restWeekdays.userId, userId);
  await tx.delete(restWeekdays).where(and(own, gte(restWeekdays.fromDate, fromDate)));
  await tx.insert(restWeekdays).values({ userId, fromDate, weekdays });
}
