import type { goalEndpoints } from '@stratum/contract/endpoints/goals';
import type { Milestone, NextStep } from '@stratum/contract/goal';
import {
  countSteps,
  onTrackOf,
  progressOf,
  type StepCount,
  sumSteps,
} from '@stratum/contract/goal-plan';
import type { GoalStatus } from '@stratum/contract/goal-words';
import type { RouteReply } from '../../../shared/api/route-input.ts';

export type Details = RouteReply<typeof goalEndpoints.goalDetails>;

/** What a tick names: a step, a milestone with all of its steps, or the goal itself. */
export interface Tick {
  readonly status: GoalStatus;
  readonly milestoneId?: string | undefined;
  readonly microGoalId?: string | undefined;
}

interface Moment {
  readonly instant: string;
  /** The day of the person's calendar. */
  readonly today: string;
}

/** A goal as a tick will have left it, by the rules that the server reckons by. */
export function withTick(details: Details, tick: Tick, { instant, today }: Moment): Details {
  const { status, milestoneId, microGoalId } = tick;
  const completedAt = status === 'Completed' ? instant : null;
  if (milestoneId === undefined && microGoalId === undefined) {
    return { ...details, goal: { ...details.goal, status, completedAt } };
  }
  const milestones = details.milestones.map((milestone): Milestone => {
    const isNamed = microGoalId === undefined && milestone.id === milestoneId;
    const microGoal = milestone.microGoal.map((step) =>
      (isNamed || step.id === microGoalId) && step.status !== status
        ? { ...step, status, completedAt }
        : step,
    );
    const isTouched =
      isNamed || microGoal.some((step, index) => step !== milestone.microGoal[index]);
    if (!isTouched) return milestone;
    const isDone = microGoal.length > 0 ? microGoal.every(isCompleted) : status === 'Completed';
    return {
      ...milestone,
      microGoal,
      status: isDone ? 'Completed' : 'InComplete',
      completedAt: isDone ? instant : null,
    };
  });
  const count = stepsOf({ ...details, milestones });
  return {
    ...details,
    milestones,
    progress: progressOf(count),
    onTrack: onTrackOf(details.plan, count.done, today),
    nextStep: nextStepIn(milestones),
  };
}

export function stepsOf({ goal, milestones }: Pick<Details, 'goal' | 'milestones'>): StepCount {
  return sumSteps(goal, milestones.map(countSteps));
}

function nextStepIn(milestones: readonly Milestone[]): NextStep | null {
  const milestone = milestones.find((each) => !isCompleted(each));
  if (!milestone) return null;
  const step = milestone.microGoal.find((each) => !isCompleted(each));
  return {
    milestoneId: milestone.id,
    microGoalId: step?.id ?? null,
    text: step?.microGoalDescription ?? milestone.milestoneName,
  };
}

export function isCompleted({ status }: { readonly status: GoalStatus }): boolean {
  return status === 'Completed';
}
