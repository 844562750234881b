import type { GoalId, MicroGoalId, MilestoneId } from '@stratum/contract/ids';
import type { Door } from '../../platform/http/call.ts';
import { membersAmong } from '../groups/index.ts';
import { findOwnMicroGoal, findOwnMilestone } from './steps-store.ts';
import { findGoalOrDeleted, findOwnGoal } from './store.ts';
import type { GoalRow, MicroGoalRow, MilestoneRow, WitnessRow } from './tables.ts';
import { findAsWitness } from './witness-store.ts';

interface OpenedMilestone {
  readonly goal: GoalRow;
  readonly milestone: MilestoneRow;
}

interface OpenedMicroGoal extends OpenedMilestone {
  readonly microGoal: MicroGoalRow;
}

/** The only way to one goal; none that is deleted. */
const goalAsOwner: Door<GoalId, GoalRow> = (tx, caller, id, lock) =>
  findOwnGoal(tx, caller.userId, id, lock);

/** The way to a goal that is deleted, or was had back meanwhile. */
const deletedGoalAsOwner: Door<GoalId, GoalRow> = (tx, caller, id, lock) =>
  findGoalOrDeleted(tx, caller.userId, id, lock);

/** The only way to a milestone. A lock is one on its goal. */
const milestoneAsOwner: Door<MilestoneId, OpenedMilestone> = (tx, caller, id, lock) =>
  findOwnMilestone(tx, caller.userId, id, lock);

/** The only way to a micro goal. A lock is one on its goal. */
const microGoalAsOwner: Door<MicroGoalId, OpenedMicroGoal> = (tx, caller, id, lock) =>
  findOwnMicroGoal(tx, caller.userId, id, lock);

/** The way to a milestone for who was asked to confirm it, while both are in the group. A lock is one on its goal. */
const milestoneAsWitness: Door<MilestoneId, OpenedMilestone & { witness: WitnessRow }> = async (
  tx,
  { userId },
  id,
  lock,
) => {
  const opened = await findAsWitness(tx, userId, id, lock);
  if (!opened) return null;
  const { goal, witness } = opened;
  const present = await membersAmong(tx, witness.groupId, [userId, goal.userId]);
  return present.size === 2 ? opened : null;
};

export const doors = {
  goal: goalAsOwner,
  deletedGoal: deletedGoalAsOwner,
  milestone: milestoneAsOwner,
  microGoal: microGoalAsOwner,
  witnessed: milestoneAsWitness,
};
