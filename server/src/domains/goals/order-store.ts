import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { type MicroGoalRow, type MilestoneRow, microGoals, milestones } from './tables.ts';

/**
 * Gives rows the places that their ids have in a list, from 0.
 * @returns whether that is another order than the one before
 */
export async function setOrder<Id extends string>(
  tx: Transaction,
  table: typeof milestones | typeof microGoals,
  before: readonly Id[],
  ids: readonly Id[],
): Promise<boolean> {
  if (ids.every((id, place) => id === before[place])) return false;
  await tx.execute(sql`
    UPDATE ${table} AS step SET position = placed.place - 1
    FROM unnest(${sql.param([...ids])}::uuid[]) WITH ORDINALITY AS placed (id, place)
    WHERE step.id = placed.id AND step.position <> placed.place - 1`);
  return true;
}

/** Moves up what stood behind a milestone that was removed. */
export async function closeMilestoneGap(
  tx: Transaction,
  { goalId, position }: MilestoneRow,
): Promise<void> {
  await tx
    .update(milestones)
    .set({ position: sql`${milestones.position} - 1` })
    .where(and(eq(milestones.goalId, goalId), gt(milestones.position, position)));
}

/** The same for a micro goal. */
export async function closeMicroGoalGap(
  tx: Transaction,
  { milestoneId, position }: MicroGoalRow,
): Promise<void> {
  await tx
    .update(microGoals)
    .set({ position: sql`${microGoals.position} - 1` })
    .where(and(eq(microGoals.milestoneId, milestoneId), gt(microGoals.position, position)));
}
