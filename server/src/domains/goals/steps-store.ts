import type { StepCount } from '@stratum/contract/goal-plan';
import type { GoalId, MicroGoalId, MilestoneId, UserId } from '@stratum/contract/ids';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { RowLock } from '../../platform/http/call.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import {
  type GoalRow,
  goals,
  type MicroGoalRow,
  type MilestoneRow,
  microGoals,
  milestones,
} from './tables.ts';

export async function insertMilestones(
  tx: Transaction,
  rows: readonly MilestoneRow[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(milestones).values([...rows]);
}

/** Open ones. As arrays: 2,500 rows of parameters of their own would keep the event loop busy. */
export async function insertMicroGoals(
  tx: Transaction,
  rows: readonly MicroGoalRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const all = (column: 'id' | 'goalId' | 'milestoneId' | 'position' | 'description') =>
    sql.param(rows.map((row) => row[column]));
  await tx.execute(sql`
    INSERT INTO ${microGoals} (id, goal_id, milestone_id, position, description)
    SELECT * FROM unnest(${all('id')}::uuid[], ${all('goalId')}::uuid[],
      ${all('milestoneId')}::uuid[], ${all('position')}::smallint[], ${all('description')}::text[])`);
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

/** A milestone with its goal's row, which the lock is for. */
export async function findOwnMilestone(
  tx: Queryable,
  userId: UserId,
  id: MilestoneId,
  lock?: RowLock,
): Promise<{ goal: GoalRow; milestone: MilestoneRow } | undefined> {
  const query = tx
    .select({ goal: goals })
    .from(milestones)
    .innerJoin(goals, eq(goals.id, milestones.goalId))
    .where(and(eq(milestones.id, id), eq(goals.userId, userId), isNull(goals.deletedAt)));
  const [found] = await (lock ? query.for(lock, { of: goals }) : query);
  if (!found) return undefined;
  // Read after the goal was locked: before, somebody may have changed or removed it.
  const [milestone] = await tx.select().from(milestones).where(eq(milestones.id, id));
  return milestone && { ...found, milestone };
}

/** A micro goal with its milestone and its goal's row, which the lock is for. */
export async function findOwnMicroGoal(
  tx: Queryable,
  userId: UserId,
  id: MicroGoalId,
  lock?: RowLock,
): Promise<{ goal: GoalRow; milestone: MilestoneRow; microGoal: MicroGoalRow } | undefined> {
  const query = tx
    .select({ goal: goals })
    .from(microGoals)
    .innerJoin(goals, eq(goals.id, microGoals.goalId))
    .where(and(eq(microGoals.id, id), eq(goals.userId, userId), isNull(goals.deletedAt)));
  const [found] = await (lock ? query.for(lock, { of: goals }) : query);
  if (!found) return undefined;
  const [steps] = await tx
    .select({ microGoal: microGoals, milestone: milestones })
    .from(microGoals)
    .innerJoin(milestones, eq(milestones.id, microGoals.milestoneId))
    .where(eq(microGoals.id, id));
  return steps && { ...found, ...steps };
}

export async function listMicroGoalsOf(
  tx: Queryable,
  milestoneId: MilestoneId,
): Promise<MicroGoalRow[]> {
  return tx
    .select()
    .from(microGoals)
    .where(eq(microGoals.milestoneId, milestoneId))
    .orderBy(asc(microGoals.position));
}

export async function updateMilestone(
  tx: Transaction,
  id: MilestoneId,
  set: {
    name?: string | undefined;
    dueDate?: string | null | undefined;
    completedAt?: Date | null;
  },
): Promise<MilestoneRow> {
  const [row] = await tx.update(milestones).set(set).where(eq(milestones.id, id)).returning();
  if (!row) throw new Error('a milestone went while its goal was locked');
  return row;
}

export async function updateMicroGoal(
  tx: Transaction,
  id: MicroGoalId,
  set: { description: string },
): Promise<MicroGoalRow> {
  const [row] = await tx.update(microGoals).set(set).where(eq(microGoals.id, id)).returning();
  if (!row) throw new Error('a micro goal went while its goal was locked');
  return row;
}

export async function deleteMilestone(tx: Transaction, id: MilestoneId): Promise<void> {
  await tx.delete(milestones).where(eq(milestones.id, id));
}

export async function deleteMicroGoal(tx: Transaction, id: MicroGoalId): Promise<void> {
  await tx.delete(microGoals).where(eq(microGoals.id, id));
}

/** Moves all due dates of a goal by so many days. */
export async function shiftDueDates(tx: Transaction, goalId: GoalId, days: number): Promise<void> {
  await tx
    .update(milestones)
    .set({ dueDate: sql`${milestones.dueDate} + ${days}::int` })
    .where(and(eq(milestones.goalId, goalId), isNotNull(milestones.dueDate)));
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
    .where(isAnyOf(milestones.goalId, goalIds))
    .groupBy(milestones.id)
    .orderBy(asc(milestones.goalId), asc(milestones.position));
}
