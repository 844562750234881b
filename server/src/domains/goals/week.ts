import { onTrackOf, plannedDays, progressOf, sumSteps } from '@stratum/contract/goal-plan';
import type { GoalId, MicroGoalId, MilestoneId } from '@stratum/contract/ids';
import type { Span } from '@stratum/contract/plain-days';
import type { ReviewedGoal } from '@stratum/contract/weekly-review';

/** A goal with its plan and the times at which its steps were ticked. */
export interface GoalPlan {
  readonly id: GoalId;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  /** In their order. */
  readonly milestones: readonly MilestonePlan[];
}

export interface MilestonePlan {
  readonly id: MilestoneId;
  readonly name: string;
  readonly dueDate: string | null;
  readonly steps: number;
  readonly doneAt: readonly Date[];
  /** Its first open micro goal; null where it has none. */
  readonly next: { readonly id: MicroGoalId; readonly text: string } | null;
}

/** Days, and the instants between which what is done counts as done in them. */
export interface Period extends Span {
  /** Not included. */
  readonly since: Date;
  readonly until: Date;
  /** The last of the days that has come. */
  readonly asOf: string;
}

/** A goal over a period, as it was at its end by the plan that it has. */
export function goalIn(goal: GoalPlan, { from, to, since, until, asOf }: Period): ReviewedGoal {
  const { milestones, completedAt } = goal;
  const isCompleted = completedAt !== null && completedAt <= until;
  const status = isCompleted ? 'Completed' : 'InComplete';
  const counted = milestones.map(({ dueDate, steps, doneAt }) => ({
    dueDate,
    steps,
    done: countUntil(doneAt, until),
  }));
  const sum = sumSteps({ status }, counted);
  const doneBefore =
    milestones.length > 0
      ? milestones.reduce((total, { doneAt }) => total + countUntil(doneAt, since), 0)
      : Number(completedAt !== null && completedAt <= since);
  const window = { goalStartDate: goal.startDate, goalEndDate: goal.endDate };
  const plan = plannedDays(window, milestones.length > 0 ? counted : [{ dueDate: null, ...sum }]);
  return {
    id: goal.id,
    goalName: goal.name,
    goalStartDate: goal.startDate,
    planned: plan.filter((day) => day >= from && day <= to).length,
    done: sum.done - doneBefore,
    steps: sum.steps,
    progress: progressOf(sum),
    onTrack: onTrackOf(plan, sum.done, asOf),
  };
}

function countUntil(times: readonly Date[], instant: Date): number {
  return times.filter((time) => time <= instant).length;
}
