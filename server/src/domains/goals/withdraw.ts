import type { GoalEventData } from '@stratum/contract/goal-history';
import { addDays } from '@stratum/contract/plain-days';
import type { Transaction } from '../../platform/database.ts';
import { markDone, markOthersDone, withdrawOf } from '../notifications/index.ts';
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
  if (!answersDues(change, today)) return;
  const open = isUnderWay(goal) ? change.milestones.filter(({ steps, done }) => done < steps) : [];
  const still = { goalId: goal.id, causes: open.flatMap(causesOf) };
  await markOthersDone(tx, goal.userId, { kind: 'milestone_due', ...still }, now);
}

function isUnderWay({ completedAt, archivedAt }: GoalRow): boolean {
  return completedAt === null && archivedAt === null;
}

function causesOf({ id, dueDate }: MilestoneSummary): readonly string[] {
  return dueDate === null ? [] : dueCauses(id, dueDate);
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

type Change = Parameters<typeof withdrawAnswered>[2];

/** Whether a milestone that its person was told of may be due no more, or on another day. */
function answersDues({ data, milestones }: Change, today: string): boolean {
  // The evening before.
  const isTold = (day: string | null | undefined) => !!day && day <= addDays(today, 1);
  switch (data.change) {
    case 'goal_status':
    case 'goal_archived':
      return milestones.some(({ dueDate }) => isTold(dueDate));
    case 'goal_dates':
      return milestones.some(({ dueDate }) => isTold(dueDate && addDays(dueDate, -data.days)));
    case 'milestone_fields':
      return isTold(data.fields.find(({ field }) => field === 'dueDate')?.from);
    case 'milestone_removed':
      return isTold(data.dueDate);
    case 'micro_goal_removed':
    case 'micro_goal_status':
    case 'milestone_status': {
      const changed = milestones.find(({ id }) => id === data.milestoneId);
      return changed?.done === changed?.steps && isTold(changed?.dueDate);
    }
    default:
      return false;
  }
}
