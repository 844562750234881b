import type { Witness } from '@stratum/contract/goal';
import type { GoalId, MilestoneId, UserId } from '@stratum/contract/ids';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { RowLock } from '../../platform/http/call.ts';
import { accounts } from '../accounts/index.ts';
import {
  type GoalRow,
  goals,
  goalWitnesses,
  type MilestoneRow,
  milestones,
  type WitnessRow,
} from './tables.ts';

/** When the milestone was ticked for the last time; null while it is open. */
const tickedAt = sql`(select case when count(micro.id) = 0 then milestone.completed_at
    when count(micro.id) = count(micro.completed_at) then max(micro.completed_at) end
  from goal_milestones as milestone left join goal_micro_goals as micro
    on micro.milestone_id = milestone.id
  where milestone.id = ${goalWitnesses.milestoneId} group by milestone.id)`;

/** A milestone that was opened and ticked again needs another witness. */
const isOfNow = sql`${goalWitnesses.askedAt} >= ${tickedAt}`;

/** Who was asked since each milestone of several goals was ticked. */
export async function witnessesOf(
  tx: Queryable,
  goalIds: readonly GoalId[],
): Promise<ReadonlyMap<MilestoneId, Witness>> {
  const { milestoneId, userId, groupId, state } = goalWitnesses;
  const rows = await tx
    .select({ milestoneId, userId, first_name: accounts.firstName, groupId, state })
    .from(goalWitnesses)
    .innerJoin(accounts, eq(accounts.id, userId))
    .where(and(inArray(goalWitnesses.goalId, [...goalIds]), isOfNow));
  return new Map(rows.map(({ milestoneId: id, ...witness }) => [id, witness]));
}

/** Puts the one witness of a milestone in place. */
export async function putWitness(tx: Transaction, row: WitnessRow): Promise<void> {
  await tx
    .insert(goalWitnesses)
    .values(row)
    .onConflictDoUpdate({ target: goalWitnesses.milestoneId, set: row });
}

/** A milestone for its witness, with its goal's row, which the lock is for. */
export async function findAsWitness(
  tx: Queryable,
  userId: UserId,
  id: MilestoneId,
  lock?: RowLock,
): Promise<{ goal: GoalRow; milestone: MilestoneRow; witness: WitnessRow } | undefined> {
  const query = tx
    .select({ goal: goals })
    .from(goalWitnesses)
    .innerJoin(goals, eq(goals.id, goalWitnesses.goalId))
    .where(
      and(
        eq(goalWitnesses.milestoneId, id),
        eq(goalWitnesses.userId, userId),
        isNull(goals.deletedAt),
      ),
    );
  const [found] = await (lock ? query.for(lock, { of: goals }) : query);
  if (!found) return undefined;
  // Read after the goal was locked: before, somebody else may have been asked, or it was opened again.
  const [asked] = await tx
    .select({ witness: goalWitnesses, milestone: milestones })
    .from(goalWitnesses)
    .innerJoin(milestones, eq(milestones.id, goalWitnesses.milestoneId))
    .where(and(eq(goalWitnesses.milestoneId, id), eq(goalWitnesses.userId, userId), isOfNow));
  return asked && { ...found, ...asked };
}

/** All that somebody was asked to confirm. */
export async function witnessedBy(tx: Queryable, userId: UserId): Promise<WitnessRow[]> {
  return tx
    .select()
    .from(goalWitnesses)
    .where(eq(goalWitnesses.userId, userId))
    .orderBy(asc(goalWitnesses.askedAt), asc(goalWitnesses.milestoneId));
}
