import type { GoalId, MicroGoalId, MilestoneId } from '@stratum/contract/ids';
import { and, eq, isNotNull, isNull, notExists } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type MicroGoalRow, microGoals, milestones } from './tables.ts';

/** Micro goals of a goal: those of one milestone, or one of them, where it is named. */
interface MicroGoalsOf {
  readonly goalId: GoalId;
  readonly milestoneId?: MilestoneId | undefined;
  readonly id?: MicroGoalId | undefined;
}

/**
 * Ticks those that are open, or unticks those that are not.
 * @param completedAt null to untick
 * @returns those that it has changed, in their order
 */
export async function tickMicroGoals(
  tx: Transaction,
  of: MicroGoalsOf,
  completedAt: Date | null,
): Promise<MicroGoalRow[]> {
  const changed = await tx
    .update(microGoals)
    .set({ completedAt })
    .where(and(isOf(of), isOther(microGoals.completedAt, completedAt)))
    .returning();
  return changed.toSorted((one, other) => one.position - other.position);
}

/** The same for a milestone that has no micro goals. @returns whether it has changed it */
export async function tickMilestone(
  tx: Transaction,
  id: MilestoneId,
  completedAt: Date | null,
): Promise<boolean> {
  const own = tx.select().from(microGoals).where(eq(microGoals.milestoneId, milestones.id));
  const { rowCount } = await tx
    .update(milestones)
    .set({ completedAt })
    .where(
      and(eq(milestones.id, id), isOther(milestones.completedAt, completedAt), notExists(own)),
    );
  return rowCount === 1;
}

export async function hasMicroGoal(tx: Queryable, of: MicroGoalsOf): Promise<boolean> {
  return (await tx.$count(microGoals, isOf(of))) > 0;
}

export async function hasMilestone(
  tx: Queryable,
  goalId: GoalId,
  id: MilestoneId,
): Promise<boolean> {
  const own = and(eq(milestones.id, id), eq(milestones.goalId, goalId));
  return (await tx.$count(milestones, own)) > 0;
}

function isOther(column: PgColumn, completedAt: Date | null) {
  return completedAt === null ? isNotNull(column) : isNull(column);
}

function isOf({ goalId, milestoneId, id }: MicroGoalsOf) {
  return and(
    eq(microGoals.goalId, goalId),
    milestoneId && eq(microGoals.milestoneId, milestoneId),
    id && eq(microGoals.id, id),
  );
}
