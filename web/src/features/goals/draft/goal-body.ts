import { dueDays } from './due-days.ts';
import type { DraftMilestone, DraftStep, GoalDraft } from './goal-draft.ts';

/** What goal-create is sent: rows without a word are left out. */
export function toBody(draft: GoalDraft) {
  const { defineGoal, initiateGoal, timelineGoal, source } = draft;
  const due = dueDays(draft);
  const milestones = draft.organizeGoal.milestones
    .map((milestone, index) => ({ ...milestone, dueDate: due[index] ?? null }))
    .filter(isWritten)
    .map(({ milestoneName, dueDate, microGoal }) => ({
      milestoneName,
      dueDate,
      microGoal: microGoal
        .filter(hasWords)
        .map(({ microGoalDescription }) => ({ microGoalDescription })),
    }));
  return {
    ...defineGoal,
    milestones,
    ...initiateGoal,
    reminders: initiateGoal.reminders.map(({ frequency, time, weekdays, day, channels }) => ({
      frequency,
      time,
      weekdays,
      day,
      channels,
    })),
    ...timelineGoal,
    source: source && {
      attemptId: source.attemptId,
      traitId: source.traitId,
      fromLevel: source.fromLevel,
      toLevel: source.toLevel,
    },
  };
}

/** The path of a milestone's name in what is sent, by which a form finds its field. */
export function milestonePath(milestones: readonly DraftMilestone[], index: number): string {
  return `milestones.${milestones.slice(0, index).filter(isWritten).length}.milestoneName`;
}

/** The same of the list of its steps. */
export function stepsPath(milestones: readonly DraftMilestone[], index: number): string {
  return `milestones.${milestones.slice(0, index).filter(isWritten).length}.microGoal`;
}

/** The same of a step, in that list. */
export function stepPath(list: string, steps: readonly DraftStep[], index: number): string {
  return `${list}.${steps.slice(0, index).filter(hasWords).length}.microGoalDescription`;
}

/** Whether there is anything to keep of it. */
export function isWritten({ milestoneName, microGoal }: DraftMilestone): boolean {
  return milestoneName.trim() !== '' || microGoal.some(hasWords);
}

export function hasWords({
  microGoalDescription,
}: {
  readonly microGoalDescription: string;
}): boolean {
  return microGoalDescription.trim() !== '';
}
