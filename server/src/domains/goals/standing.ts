import {
  onTrackOf,
  plannedDays,
  progressOf,
  type StepCount,
  sumSteps,
} from '@stratum/contract/goal-plan';
import { localDate } from '@stratum/contract/local-date';
import type { Caller } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import type { Deps } from './deps.ts';
import type { GoalRow } from './tables.ts';
import { statusOf } from './to-goal.ts';

type Counted = StepCount & { readonly dueDate: string | null };
/** Whose clocks say which day it is. */
export type Reader = Pick<Caller, 'timeZone' | 'dayStartHour'>;

/** How far a goal is, against its plan up to today, or up to the day it was completed on. */
export function standingOf(
  deps: Pick<Deps, 'clock'>,
  goal: GoalRow,
  milestones: readonly Counted[],
  reader: Reader,
) {
  const window = { goalStartDate: goal.startDate, goalEndDate: goal.endDate };
  const total = sumSteps({ status: statusOf(goal.completedAt) }, milestones);
  const counted = milestones.length > 0 ? milestones : [{ dueDate: null, ...total }];
  const plan = plannedDays(window, counted);
  return {
    progress: progressOf(total),
    steps: total.steps,
    onTrack: onTrackOf(plan, total.done, lastDayOf(deps, goal, reader)),
    plan,
  };
}

/** Today, or the day on which the goal was completed. */
export function lastDayOf(
  deps: Pick<Deps, 'clock'>,
  { completedAt }: GoalRow,
  reader: Reader,
): string {
  if (completedAt === null) return todayOf(deps, reader);
  return localDate(completedAt, reader.timeZone, reader.dayStartHour);
}
