import type { GoalEventData } from '@stratum/contract/goal-history';
import { addDays } from '@stratum/contract/plain-days';
import type { Transaction } from '../../platform/database.ts';
import { markDone, withdrawOf } from '../notifications/index.ts';
import { dueCauses, endCause } from './dates.ts';
import type { MilestoneSummary } from './steps-store.ts';
import type { GoalRow } from './tables.ts';

interface When {
  readonly today: string;
  readonly now: Date;
}

/** Notifications that a change has answered are read, and do not leave where they have not yet. */
export async function withdrawAnswered(
  tx: Transaction,
  goal: GoalRow,
  change: { readonly data: GoalEventData; readonly milestones: readonly MilestoneSummary[] },
  { today, now }: When,
): Promise<void> {
  if (change.data.change === 'goal_deleted') {
    await withdrawOf(tx, { userId: goal.userId, goalId: goal.id }, now);
    return;
  }
  const end = endAnswered(goal, change.data);
  if (end !== null && end <= today) {
    const cause = endCause(goal.id, end);
    await markDone(tx, goal.userId, { kinds: ['goal_end'], cause }, now);
  }
  const { id, dueDate } = finishedBy(change) ?? { dueDate: null };
  if (dueDate === null || dueDate > addDays(today, 1)) return;
  for (const cause of dueCauses(id, dueDate)) {
    await markDone(tx, goal.userId, { kinds: ['milestone_due'], cause }, now);
  }
}

/** The last day of the goal that nothing has to be asked of any more; null where none was answered. */
function endAnswered({ endDate }: GoalRow, data: GoalEventData): string | null {
  switch (data.change) {
    case 'goal_status':
      return data.status === 'Completed' ? endDate : null;
    case 'goal_archived':
      return data.archived ? endDate : null;
    case 'goal_dates':
      return addDays(data.goalEndDate, -data.days);
    case 'goal_fields':
      return data.fields.find(({ field }) => field === 'goalEndDate')?.from ?? null;
    default:
      return null;
  }
}

/** The milestone that a tick has finished, if it has one. */
function finishedBy({ data, milestones }: Parameters<typeof withdrawAnswered>[2]) {
  if (data.change !== 'micro_goal_status' && data.change !== 'milestone_status') return undefined;
  return milestones.find(({ id, steps, done }) => id === data.milestoneId && done === steps);
}
