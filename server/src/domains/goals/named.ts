import type { GoalId, MilestoneId, UserId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import { findOwnMilestone, summarizeMilestones } from './steps-store.ts';
import { listKept } from './store.ts';

/** The goal of a milestone of somebody's; null where there is none. */
export async function ownMilestone(
  tx: Queryable,
  userId: UserId,
  id: MilestoneId,
): Promise<GoalId | null> {
  return (await findOwnMilestone(tx, userId, id))?.goal.id ?? null;
}

/** What goals and their milestones are called; none that is deleted. */
export async function goalNames(tx: Queryable, ids: readonly GoalId[]) {
  const goals = await listKept(tx, ids);
  const milestones = await summarizeMilestones(
    tx,
    goals.map(({ id }) => id),
  );
  const named = (goalId: GoalId) =>
    milestones.flatMap((each) => (each.goalId === goalId ? [[each.id, each.name] as const] : []));
  return new Map(goals.map(({ id, name }) => [id, { name, milestones: new Map(named(id)) }]));
}
