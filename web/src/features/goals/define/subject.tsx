import { readCategory } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFieldError } from '../../../shared/forms/route-form.tsx';
import { FieldErrorText } from '../../../shared/person-fields/field-error-text.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { useLevels, useTraits } from '../../results/index.ts';
import { replaceDraft, updateDraft, useGoalDraft } from '../draft/use-goal-draft.ts';
import { sourceIn } from '../suggestions/source-in.ts';
import { useSuggestedGoal } from '../suggestions/use-suggested-goal.ts';
import { SourceCard } from './source-card.tsx';

/** What the goal is about: a skill that has been assessed, or a category. */
export function Subject() {
  const { t } = useTranslation('features/goals');
  const suggestedGoal = useSuggestedGoal();
  const draft = useGoalDraft();
  const { source, defineGoal } = draft;
  const [isChoosing, setChoosing] = useState(false);
  const categories = useLevels().data?.categories ?? [];
  const traits = useTraits().data?.traits ?? [];
  const attempts =
    useRoute(assessmentEndpoints.assessmentByUserid, { query: {} }).data?.items ?? [];
  const error = useFieldError('goalCategory');
  const latestSource = (categoryType: string, traitId: string) => {
    const attempt = attempts.find((each) => each.categoryType === categoryType);
    return attempt ? sourceIn(attempt, traitId) : null;
  };
  const choose = (value: string) => {
    const [slug = '', traitId = ''] = value.split('/');
    const trait = traits.find((each) => each.traitId === traitId);
    const found = latestSource(slug, traitId);
    if (trait && found) replaceDraft(suggestedGoal(draft, found, trait));
    else {
      replaceDraft({ ...draft, source: null });
      updateDraft('defineGoal', { goalCategory: readCategory(slug) });
    }
  };
  const chosen = [defineGoal.goalCategory, source?.traitId].filter((part) => part).join('/');
  return (
    <div className="grid gap-4">
      {source && (
        <SourceCard source={source} isChoosing={isChoosing} onChoose={() => setChoosing(true)} />
      )}
      {(!source || isChoosing) && (
        <div>
          <Select
            label={t('define.subject')}
            name="goalCategory"
            value={chosen}
            onChange={choose}
            aria-invalid={error !== undefined}
          >
            <option value="" disabled>
              {t('define.subject_none')}
            </option>
            {categories.map(({ categoryType, name }) => (
              <optgroup key={categoryType} label={name}>
                <option value={categoryType}>{t('define.whole_category', { name })}</option>
                {traits
                  .filter((trait) => trait.categoryType === categoryType)
                  .map((trait) => {
                    const gap = latestSource(categoryType, trait.traitId);
                    return (
                      gap && (
                        <option key={trait.traitId} value={`${categoryType}/${trait.traitId}`}>
                          {t('define.gap', {
                            trait: trait.name,
                            from: gap.fromLevel,
                            to: gap.toLevel,
                          })}
                        </option>
                      )
                    );
                  })}
              </optgroup>
            ))}
          </Select>
          <FieldErrorText id="goal-category-problem">{error}</FieldErrorText>
        </div>
      )}
    </div>
  );
}
