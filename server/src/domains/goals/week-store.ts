import type { Habit } from '@stratum/contract/habits';
import type { GoalId, MicroGoalId, MilestoneId, UserId } from '@stratum/contract/ids';
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database.ts';
import { goals, microGoals, milestones } from './tables.ts';
import type { GoalPlan, MilestonePlan } from './week.ts';

/** The goals of several people, in the order of their ends, that were open at an instant or since. */
export async function goalPlans(
  tx: Queryable,
  userIds: readonly UserId[],
  openSince: Date,
): Promise<ReadonlyMap<UserId, GoalPlan[]>> {
  const rows = await tx
    .select()
    .from(goals)
    .where(
      and(
        inArray(goals.userId, [...userIds]),
        isNull(goals.deletedAt),
        isNull(goals.archivedAt),
        or(isNull(goals.completedAt), gt(goals.completedAt, openSince)),
      ),
    )
    .orderBy(asc(goals.endDate), asc(goals.id));
  const plans = await milestonePlans(
    tx,
    rows.map(({ id }) => id),
  );
  const byGoal = Map.groupBy(plans, ({ goalId }) => goalId);
  return Map.groupBy(
    rows.map((row) => ({ ...row, milestones: byGoal.get(row.id) ?? [] })),
    ({ userId }) => userId,
  );
}

async function milestonePlans(tx: Queryable, goalIds: readonly GoalId[]) {
  if (goalIds.length === 0) return [];
  const { id, completedAt, description, position } = microGoals;
  return tx
    .select({
      goalId: milestones.goalId,
      id: milestones.id,
      name: milestones.name,
      dueDate: milestones.dueDate,
      steps: sql<number>`greatest(count(${id}), 1)`.mapWith(Number),
      doneAt: sql<readonly Date[]>`case
        when count(${id}) > 0 then coalesce(json_agg(${epochOf(completedAt)})
          filter (where ${completedAt} is not null), '[]')
        when ${milestones.completedAt} is null then '[]'
        else json_build_array(${epochOf(milestones.completedAt)}) end`.mapWith(datesOf),
      next: sql<MilestonePlan['next']>`(array_agg(
        json_build_object('id', ${id}, 'text', ${description}) order by ${position})
        filter (where ${id} is not null and ${completedAt} is null))[1]`,
    })
    .from(milestones)
    .leftJoin(microGoals, eq(microGoals.milestoneId, milestones.id))
    .where(inArray(milestones.goalId, [...goalIds]))
    .groupBy(milestones.id)
    .orderBy(asc(milestones.goalId), asc(milestones.position));
}

/** Whether a step is ticked. @returns null where there is no such step of theirs */
export async function isStepDone(
  tx: Queryable,
  userId: UserId,
  step: { readonly milestoneId: MilestoneId; readonly microGoalId: MicroGoalId | null },
): Promise<boolean | null> {
  const micro = step.microGoalId;
  const [found] = await tx
    .select({
      doneAt: micro === null ? milestones.completedAt : microGoals.completedAt,
    })
    .from(milestones)
    .innerJoin(goals, eq(goals.id, milestones.goalId))
    .leftJoin(microGoals, eq(microGoals.milestoneId, milestones.id))
    .where(
      and(
        eq(goals.userId, userId),
        isNull(goals.deletedAt),
        micro === null ? eq(milestones.id, step.milestoneId) : eq(microGoals.id, micro),
      ),
    )
    .limit(1);
  return found ? found.doneAt !== null : null;
}

/** The habits of a goal, and when its steps were ticked from an instant on. @returns null where it is gone */
export async function goalWork(
  tx: Queryable,
  userId: UserId,
  goalId: GoalId,
  since: Date,
): Promise<{ habits: readonly Habit[]; doneAt: readonly Date[] } | null> {
  const from = since.toISOString();
  const ticked = sql<readonly Date[]>`coalesce(json_agg(${epochOf(microGoals.completedAt)})
    filter (where ${microGoals.completedAt} >= ${from}), '[]')`;
  const reached = sql<readonly Date[]>`coalesce(json_agg(${epochOf(milestones.completedAt)})
    filter (where ${microGoals.id} is null and ${milestones.completedAt} >= ${from}), '[]')`;
  const [found] = await tx
    .select({
      habits: goals.habits,
      ticked: ticked.mapWith(datesOf),
      reached: reached.mapWith(datesOf),
    })
    .from(goals)
    .leftJoin(milestones, eq(milestones.goalId, goals.id))
    .leftJoin(microGoals, eq(microGoals.milestoneId, milestones.id))
    .where(and(eq(goals.id, goalId), eq(goals.userId, userId), isNull(goals.deletedAt)))
    .groupBy(goals.id);
  return found ? { habits: found.habits, doneAt: [...found.ticked, ...found.reached] } : null;
}

/** Milliseconds, which JSON keeps exactly. */
function epochOf(column: PgColumn) {
  return sql`round(extract(epoch from ${column}) * 1000)::bigint`;
}

function datesOf(times: readonly number[]): Date[] {
  return times.map((time) => new Date(time));
}
