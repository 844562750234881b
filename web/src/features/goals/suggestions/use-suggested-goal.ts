import { feedingHabit } from '@stratum/contract/feeding-habit';
import { goalLengths } from '@stratum/contract/goal-words';
import type { TraitText } from '@stratum/contract/model';
import { tipFrom } from '@stratum/contract/tip-from';
import { useTranslation } from 'react-i18next';
import type { DraftMilestone, DraftSource, GoalDraft } from '../draft/goal-draft.ts';
import { newMilestone, newStep } from '../draft/milestone-changes.ts';
import { newReminder } from '../draft/new-reminder.ts';

/** Levels that one can grow to. */
const levels = ['2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * Fills a draft in with a whole plan for closing a gap: three milestones, the habit that feeds it
 * and a reminder.
 * A plan that was suggested for another skill is suggested anew; what somebody has written stays.
 */
export function useSuggestedGoal() {
  const { t } = useTranslation('features/goals/suggestions');
  const suggestedMilestones = useSuggestedMilestones();
  return (draft: GoalDraft, source: DraftSource, trait: TraitText): GoalDraft => {
    const { defineGoal, organizeGoal, initiateGoal } = draft;
    const { categoryType, traitId } = trait;
    const isOwn = draft.source === null;
    const keepsName = isOwn && defineGoal.goalName.trim() !== '';
    const keepsPlan = isOwn && organizeGoal.milestones.length > 0;
    const name = t('goal_name', { trait: trait.name, level: source.toLevel });
    return {
      ...draft,
      defineGoal: {
        ...defineGoal,
        goalCategory: categoryType,
        goalName: keepsName ? defineGoal.goalName : name,
      },
      organizeGoal: keepsPlan ? organizeGoal : { milestones: suggestedMilestones(source, trait) },
      initiateGoal: keepsPlan
        ? initiateGoal
        : {
            ...initiateGoal,
            reminders: [newReminder()],
            habits: [feedingHabit(categoryType, traitId)],
          },
      source,
    };
  };
}

/** Steps that a level is reached by, with the trait's own act first and the next level's behaviour last. */
function useSuggestedMilestones() {
  const { t } = useTranslation('features/goals/suggestions');
  return (source: DraftSource, trait: TraitText): DraftMilestone[] => {
    const level = levels.find((each) => each === String(source.toLevel));
    if (level === undefined) return [];
    const behaviour = trait.behaviours[source.toLevel - 1] ?? '';
    return [
      suggested(t(`level_${level}.first.name`), [
        tipFrom(trait, source.fromLevel),
        t(`level_${level}.first.step`),
      ]),
      suggested(t(`level_${level}.second.name`), [
        t(`level_${level}.second.step`),
        t(`level_${level}.second.other_step`),
      ]),
      suggested(t(`level_${level}.third.name`), [
        t(`level_${level}.third.step`),
        t('until_true', { behaviour }),
      ]),
    ];
  };
}

function suggested(name: string, steps: readonly string[]): DraftMilestone {
  return { ...newMilestone(name), microGoal: steps.map((step) => newStep(shortened(step))) };
}

/** A text of a pack may be longer than a step can be; it ends at a word. */
function shortened(text: string): string {
  const most = goalLengths.microGoalDescription;
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
