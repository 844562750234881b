import type { GoalId, MilestoneId, UserId } from '@stratum/contract/ids';
import { and, between, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { type GoalRow, goals, microGoals, milestones } from './tables.ts';

/** Goals that are under way: dates of others tell their person nothing. */
function underWay(userId: UserId): SQL | undefined {
  return and(
    eq(goals.userId, userId),
    isNull(goals.completedAt),
    isNull(goals.archivedAt),
    isNull(goals.deletedAt),
  );
}

/** The first two days from one on that milestones are due on, and that goals end on. */
export async function datesAhead(tx: Queryable, userId: UserId, from: string) {
  const { rows } = await tx.execute<{ is_end: boolean; day: string }>(sql`
    (SELECT DISTINCT false AS is_end, ${milestones.dueDate}::text AS day FROM ${milestones}
      JOIN ${goals} ON ${goals.id} = ${milestones.goalId}
      WHERE ${underWay(userId)} AND ${milestones.dueDate} >= ${from} ORDER BY day LIMIT 2)
    UNION ALL
    (SELECT DISTINCT true, ${goals.endDate}::text AS day FROM ${goals}
      WHERE ${underWay(userId)} AND ${goals.endDate} >= ${from} ORDER BY day LIMIT 2)`);
  return {
    dues: rows.filter(({ is_end }) => !is_end).map(({ day }) => day),
    ends: rows.filter(({ is_end }) => is_end).map(({ day }) => day),
  };
}

/** A milestone of a goal under way that has open steps, and the day it is due on. */
interface DueMilestone {
  readonly date: string;
  readonly goalId: GoalId;
  readonly goalName: string;
  readonly milestoneId: MilestoneId;
  readonly milestoneName: string;
  /** Steps that are open. */
  readonly left: number;
}

export async function milestonesDueOn(
  tx: Queryable,
  userId: UserId,
  days: readonly string[],
): Promise<DueMilestone[]> {
  const left = sql<number>`case when count(${microGoals.id}) = 0
    then 1 - count(${milestones.completedAt})
    else count(${microGoals.id}) - count(${microGoals.completedAt}) end`;
  return tx
    .select({
      date: sql<string>`${milestones.dueDate}::text`,
      goalId: goals.id,
      goalName: goals.name,
      milestoneId: milestones.id,
      milestoneName: milestones.name,
      left: left.mapWith(Number),
    })
    .from(milestones)
    .innerJoin(goals, eq(goals.id, milestones.goalId))
    .leftJoin(microGoals, eq(microGoals.milestoneId, milestones.id))
    .where(and(underWay(userId), inArray(milestones.dueDate, [...days])))
    .groupBy(goals.id, milestones.id)
    .having(gt(left, 0))
    .orderBy(milestones.dueDate, goals.id, milestones.position);
}

/** A person's goals under way that end within some days. */
export async function goalsEndingIn(
  tx: Queryable,
  userId: UserId,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<GoalRow[]> {
  return tx
    .select()
    .from(goals)
    .where(and(underWay(userId), between(goals.endDate, from, to)))
    .orderBy(goals.endDate, goals.id);
}
