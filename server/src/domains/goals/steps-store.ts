import type { StepCount } from '@stratum/contract/goal-plan';
import type { GoalId, MicroGoalId, MilestoneId } from '@stratum/contract/ids';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type MicroGoalRow, type MilestoneRow, microGoals, milestones } from './tables.ts';

export async function insertMilestones(
  tx: Transaction,
  rows: readonly MilestoneRow[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(milestones).values([...rows]);
}

export async function insertMicroGoals(
  tx: Transaction,
  rows: readonly MicroGoalRow[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(microGoals).values([...rows]);
}

/** In their order. */
export async function listMilestones(tx: Queryable, goalId: GoalId): Promise<MilestoneRow[]> {
  return tx
    .select()
    .from(milestones)
    .where(eq(milestones.goalId, goalId))
    .orderBy(asc(milestones.position));
}

/** Those of each milestone in their order. */
export async function listMicroGoals(tx: Queryable, goalId: GoalId): Promise<MicroGoalRow[]> {
  return tx
    .select()
    .from(microGoals)
    .where(eq(microGoals.goalId, goalId))
    .orderBy(asc(microGoals.position));
}

/** A milestone in short. */
export interface MilestoneSummary extends StepCount {
  readonly goalId: GoalId;
  readonly id: MilestoneId;
  readonly name: string;
  readonly dueDate: string | null;
  /** Its first open micro goal; null where it has none. */
  readonly next: { readonly id: MicroGoalId; readonly text: string } | null;
}

/** The milestones of several goals, those of each in their order, with what is done of them. */
export async function summarizeMilestones(
  tx: Queryable,
  goalIds: readonly GoalId[],
): Promise<MilestoneSummary[]> {
  if (goalIds.length === 0) return [];
  const open = sql`${microGoals.completedAt} is null`;
  return tx
    .select({
      goalId: milestones.goalId,
      id: milestones.id,
      name: milestones.name,
      dueDate: milestones.dueDate,
      steps: sql<number>`greatest(count(${microGoals.id}), 1)`.mapWith(Number),
      done: sql<number>`case when count(${microGoals.id}) = 0 then count(${milestones.completedAt})
        else count(${microGoals.completedAt}) end`.mapWith(Number),
      next: sql<MilestoneSummary['next']>`(array_agg(
        json_build_object('id', ${microGoals.id}, 'text', ${microGoals.description})
        order by ${microGoals.position}) filter (where ${microGoals.id} is not null and ${open}))[1]`,
    })
    .from(milestones)
    .leftJoin(microGoals, eq(microGoals.milestoneId, milestones.id))
    .where(inArray(milestones.goalId, [...goalIds]))
    .groupBy(milestones.id)
    .orderBy(asc(milestones.goalId), asc(milestones.position));
}
