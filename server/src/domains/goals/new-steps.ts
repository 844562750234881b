import type { MilestoneDraft } from '@stratum/contract/goal';
import type { GoalId, MicroGoalId, MilestoneId } from '@stratum/contract/ids';
import { newId } from '../../platform/new-id.ts';
import type { MicroGoalRow, MilestoneRow } from './tables.ts';

/** The rows of milestones and micro goals in the order given, all open. */
export function newSteps(goalId: GoalId, drafts: readonly MilestoneDraft[]) {
  const steps = drafts.map(({ milestoneName: name, dueDate, microGoal }, position) => {
    const milestone = newMilestone({ goalId, position, name, dueDate });
    const microGoals = microGoal.map(({ microGoalDescription: description }, place) =>
      newMicroGoal(milestone, place, description),
    );
    return { milestone, microGoals };
  });
  return {
    milestones: steps.map(({ milestone }) => milestone),
    microGoals: steps.flatMap(({ microGoals }) => microGoals),
  };
}

export function newMilestone(
  milestone: Pick<MilestoneRow, 'goalId' | 'position' | 'name' | 'dueDate'>,
): MilestoneRow {
  return { id: newId<MilestoneId>(), ...milestone, completedAt: null };
}

export function newMicroGoal(
  { id: milestoneId, goalId }: Pick<MilestoneRow, 'id' | 'goalId'>,
  position: number,
  description: string,
): MicroGoalRow {
  return {
    id: newId<MicroGoalId>(),
    goalId,
    milestoneId,
    position,
    description,
    completedAt: null,
  };
}
