import type { GoalFields, MicroGoal, Milestone, NextStep } from '@stratum/contract/goal';
import type { GoalStatus } from '@stratum/contract/goal-words';
import type { GoalRow, MicroGoalRow, MilestoneRow } from './tables.ts';

export function toGoalFields(row: GoalRow): GoalFields {
  const { id, reward, image, obstacle, ifThen, source } = row;
  return {
    id,
    goalCategory: row.category,
    goalName: row.name,
    goalDescription: row.description,
    reward,
    image,
    goalStartDate: row.startDate,
    goalEndDate: row.endDate,
    habits: [...row.habits],
    obstacle,
    ifThen,
    source,
    ...ticked(row.completedAt),
    archived: row.archivedAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Milestones with their micro goals, both in the order of the rows. */
export function toMilestones(
  milestones: readonly MilestoneRow[],
  microGoals: readonly MicroGoalRow[],
): Milestone[] {
  const byMilestone = Map.groupBy(microGoals, ({ milestoneId }) => milestoneId);
  return milestones.map((row) => toMilestone(row, byMilestone.get(row.id) ?? []));
}

export function toMilestone(row: MilestoneRow, microGoals: readonly MicroGoalRow[]): Milestone {
  return {
    id: row.id,
    milestoneName: row.name,
    dueDate: row.dueDate,
    ...ticked(microGoals.length > 0 ? lastTick(microGoals) : row.completedAt),
    microGoal: microGoals.map(toMicroGoal),
  };
}

export function toMicroGoal({ id, description, completedAt }: MicroGoalRow): MicroGoal {
  return { id, microGoalDescription: description, ...ticked(completedAt) };
}

/** When the last of them was ticked; null while one is open. */
function lastTick(microGoals: readonly MicroGoalRow[]): Date | null {
  let last: Date | null = null;
  for (const { completedAt } of microGoals) {
    if (completedAt === null) return null;
    if (last === null || completedAt > last) last = completedAt;
  }
  return last;
}

export function statusOf(completedAt: Date | null): GoalStatus {
  return completedAt === null ? 'InComplete' : 'Completed';
}

function ticked(completedAt: Date | null) {
  return { status: statusOf(completedAt), completedAt: completedAt?.toISOString() ?? null };
}

export function nextStepOf(milestones: readonly Milestone[]): NextStep | null {
  const milestone = milestones.find(({ status }) => status === 'InComplete');
  if (!milestone) return null;
  const step = milestone.microGoal.find(({ status }) => status === 'InComplete');
  return {
    milestoneId: milestone.id,
    microGoalId: step?.id ?? null,
    text: step?.microGoalDescription ?? milestone.milestoneName,
  };
}
