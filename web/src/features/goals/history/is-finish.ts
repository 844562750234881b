import type { GoalEventData } from '@stratum/contract/goal-history';

/** Whether a milestone or the goal was finished by it. */
export function isFinish(data: GoalEventData): boolean {
  if (data.change === 'micro_goal_status') {
    return data.status === 'Completed' && data.milestone.status === 'Completed';
  }
  const isStatus = data.change === 'milestone_status' || data.change === 'goal_status';
  return isStatus && data.status === 'Completed';
}
