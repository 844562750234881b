import type { GoalStatus } from './goal-words.ts';
import { dayNumber, dayOfNumber } from './plain-days.ts';

// How far a goal is, and how far it was to be: pure rules, for the server and for ticks that wait.

/** What progress counts of a milestone: its micro goals, or itself where it has none. */
export interface StepCount {
  readonly steps: number;
  readonly done: number;
}

interface Ticked {
  readonly status: GoalStatus;
}

export function countSteps(
  milestone: Ticked & { readonly microGoal: readonly Ticked[] },
): StepCount {
  const steps = milestone.microGoal.length > 0 ? milestone.microGoal : [milestone];
  return { steps: steps.length, done: steps.filter(isDone).length };
}

function isDone({ status }: Ticked): boolean {
  return status === 'Completed';
}

/** The steps of all milestones. A goal without milestones is a single step, done when it is completed. */
export function sumSteps(goal: Ticked, milestones: readonly StepCount[]): StepCount {
  if (milestones.length === 0) return { steps: 1, done: isDone(goal) ? 1 : 0 };
  return {
    steps: milestones.reduce((sum, { steps }) => sum + steps, 0),
    done: milestones.reduce((sum, { done }) => sum + done, 0),
  };
}

/** Whole percent, rounded down: 100 means that no step is left. */
export function progressOf({ steps, done }: StepCount): number {
  return steps === 0 ? 0 : Math.floor((100 * done) / steps);
}

interface Window {
  readonly goalStartDate: string;
  readonly goalEndDate: string;
}

interface PlannedMilestone {
  readonly dueDate: string | null;
  readonly steps: number;
}

/**
 * The day for which each step is planned, ascending: the steps due by a day are spread evenly over
 * the days since the due day before it, the last one on the day itself. A milestone without a due
 * date shares that of the next one that has one, or the end of the goal; a due date outside the
 * goal's days counts as its first or last day.
 */
export function plannedDays(window: Window, milestones: readonly PlannedMilestone[]): string[] {
  const start = dayNumber(window.goalStartDate);
  const end = Math.max(start, dayNumber(window.goalEndDate));
  const stepsByDue = new Map<number, number>();
  let due = end;
  for (const { dueDate, steps } of milestones.toReversed()) {
    if (dueDate !== null) due = Math.min(end, Math.max(start, dayNumber(dueDate)));
    stepsByDue.set(due, (stepsByDue.get(due) ?? 0) + steps);
  }
  let previous = start - 1;
  return [...stepsByDue]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([day, steps]) => {
      const from = previous;
      previous = day;
      return Array.from({ length: steps }, (_, index) =>
        dayOfNumber(from + Math.ceil(((index + 1) * (day - from)) / steps)),
      );
    });
}

export interface OnTrack {
  /** Steps planned for today or before. */
  readonly planned: number;
  readonly done: number;
  /**
   * Behind where negative: so many days ago the first open step was planned. Ahead where positive:
   * for so many days from now the last done step was planned. 0 on track.
   */
  readonly days: number;
}

/** @param plan the planned days of all steps, ascending */
export function onTrackOf(plan: readonly string[], done: number, today: string): OnTrack {
  const planned = plan.filter((day) => day <= today).length;
  const marking = done < planned ? plan[done] : plan[Math.min(done, plan.length) - 1];
  const days =
    marking === undefined || done === planned ? 0 : dayNumber(marking) - dayNumber(today);
  return { planned, done, days };
}
