import { useState } from 'react';
import { replaceDraft, updateDraft, useGoalDraft } from '../draft/use-goal-draft.ts';
import { useSuggestedGoal } from '../suggestions/use-suggested-goal.ts';
import { SourceCard } from './source-card.tsx';
import { SubjectSelect } from './subject-select.tsx';

/** What the goal is about: a skill that has been assessed, or a category. */
export function Subject() {
  const suggestedGoal = useSuggestedGoal();
  const draft = useGoalDraft();
  const { source, defineGoal } = draft;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="grid gap-4">
      {source && (
        <SourceCard source={source} isChoosing={isChoosing} onChoose={() => setChoosing(true)} />
      )}
      {(!source || isChoosing) && (
        <SubjectSelect
          goalCategory={defineGoal.goalCategory}
          source={source}
          onSkill={(gap, trait) => replaceDraft(suggestedGoal(draft, gap, trait))}
          onCategory={(goalCategory) => {
            replaceDraft({ ...draft, source: null });
            updateDraft('defineGoal', { goalCategory });
          }}
        />
      )}
    </div>
  );
}
