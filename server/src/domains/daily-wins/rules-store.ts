import type { Habit } from '@stratum/contract/habits';
import type { UserId } from '@stratum/contract/ids';
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type DailyWinRuleRow, dailyWinRules } from './tables.ts';

/** Of each habit the rule that holds on a day and the one that follows it, as far as there are any. */
export async function rulesAround(
  tx: Queryable,
  userId: UserId,
  date: string,
): Promise<DailyWinRuleRow[]> {
  const { habit, fromDate } = dailyWinRules;
  const own = eq(dailyWinRules.userId, userId);
  const holding = tx
    .selectDistinctOn([habit])
    .from(dailyWinRules)
    .where(and(own, lte(fromDate, date)))
    .orderBy(asc(habit), desc(fromDate));
  const following = tx
    .selectDistinctOn([habit])
    .from(dailyWinRules)
    .where(and(own, gt(fromDate, date)))
    .orderBy(asc(habit), asc(fromDate));
  return unionAll(holding, following);
}

export async function listRules(tx: Queryable, userId: UserId): Promise<DailyWinRuleRow[]> {
  return tx
    .select()
    .from(dailyWinRules)
    .where(eq(dailyWinRules.userId, userId))
    .orderBy(asc(dailyWinRules.habit), asc(dailyWinRules.fromDate));
}

/** Takes away what was to hold for these habits after a day. */
export async function deleteRulesAfter(
  tx: Transaction,
  userId: UserId,
  named: readonly Habit[],
  date: string,
): Promise<void> {
  const { habit, fromDate } = dailyWinRules;
  const own = eq(dailyWinRules.userId, userId);
  await tx.delete(dailyWinRules).where(and(own, inArray(habit, [...named]), gt(fromDate, date)));
}

export async function saveRules(tx: Transaction, rows: readonly DailyWinRuleRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(dailyWinRules)
    .values([...rows])
    .onConflictDoUpdate({
      target: [dailyWinRules.userId, dailyWinRules.habit, dailyWinRules.fromDate],
      set: { text: sql`excluded.text` },
    });
}
