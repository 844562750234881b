import { addDays, dayNumber } from '@stratum/contract/plain-days';
import type { GoalDraft } from './goal-draft.ts';

/**
 * The day by which each milestone is planned: the one that was chosen for it, else an even share of
 * the goal's days, the last one on its last day.
 */
export function dueDays({ organizeGoal, timelineGoal }: GoalDraft): string[] {
  const { goalStartDate, goalEndDate } = timelineGoal;
  const { milestones } = organizeGoal;
  const days = dayNumber(goalEndDate) - dayNumber(goalStartDate) + 1;
  return milestones.map(
    ({ dueDate }, index) =>
      dueDate ??
      addDays(goalStartDate, Math.max(0, Math.round((days * (index + 1)) / milestones.length) - 1)),
  );
}
