import type { GoalId, UserId } from '@stratum/contract/ids';
import { and, asc, desc, eq, gte, inArray, isNull, max } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { type MilestoneSummary, summarizeMilestones } from './steps-store.ts';
import { type GoalRow, goalHistory, goals } from './tables.ts';

/** A goal with what a calendar shows of it. */
export interface CalendarGoal extends GoalRow {
  readonly milestones: readonly MilestoneSummary[];
  /** When it was changed last. */
  readonly changedAt: Date;
}

/** A person's goals that are not archived and end on a day or later, those that end last first. */
export async function calendarGoals(
  tx: Queryable,
  userId: UserId,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<CalendarGoal[]> {
  const rows = await tx
    .select()
    .from(goals)
    .where(
      and(
        eq(goals.userId, userId),
        isNull(goals.deletedAt),
        isNull(goals.archivedAt),
        gte(goals.endDate, since),
      ),
    )
    .orderBy(desc(goals.endDate), asc(goals.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const milestones = Map.groupBy(await summarizeMilestones(tx, ids), ({ goalId }) => goalId);
  const changes = await lastChanges(tx, ids);
  return rows.map((row) => ({
    ...row,
    milestones: milestones.get(row.id) ?? [],
    changedAt: changes.get(row.id) ?? row.createdAt,
  }));
}

/** Looking at a goal is no change. */
async function lastChanges(tx: Queryable, ids: readonly GoalId[]) {
  if (ids.length === 0) return new Map<GoalId, Date | null>();
  const rows = await tx
    .select({ goalId: goalHistory.goalId, at: max(goalHistory.at) })
    .from(goalHistory)
    .where(and(inArray(goalHistory.goalId, [...ids]), isNull(goalHistory.viewedOn)))
    .groupBy(goalHistory.goalId);
  return new Map(rows.map(({ goalId, at }) => [goalId, at]));
}
