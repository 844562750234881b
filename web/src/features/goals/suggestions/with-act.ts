import { feedingHabit } from '@stratum/contract/feeding-habit';
import type { TraitText } from '@stratum/contract/model';
import type { Module } from '@stratum/contract/performance';
import { addDays } from '@stratum/contract/plain-days';
import type { GoalDraft } from '../draft/goal-draft.ts';
import { newMilestone, newStep } from '../draft/milestone-changes.ts';

/** An act is for a week, its first day included. */
const days = 7;

/** The draft with the act of a lesson as its first milestone, and the habit that it makes a rule of. */
export function withAct(draft: GoalDraft, module: Module, trait: TraitText): GoalDraft {
  const { id: moduleId, title, act, rule } = module;
  const { defineGoal, organizeGoal, initiateGoal, timelineGoal } = draft;
  const { categoryType, traitId } = trait;
  const first = {
    ...newMilestone(title),
    dueDate: addDays(timelineGoal.goalStartDate, days - 1),
    microGoal: [newStep(act)],
  };
  return {
    ...draft,
    defineGoal: {
      ...defineGoal,
      goalCategory: categoryType,
      goalName: defineGoal.goalName || title,
    },
    organizeGoal: { milestones: [first, ...organizeGoal.milestones] },
    initiateGoal: {
      ...initiateGoal,
      habits: [rule?.habit ?? feedingHabit(categoryType, traitId)],
    },
    lesson: { moduleId, title },
  };
}
