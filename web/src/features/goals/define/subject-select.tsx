import { type CategorySlug, readCategory } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import type { GoalSource } from '@stratum/contract/goal';
import type { TraitText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFieldError } from '../../../shared/forms/route-form.tsx';
import { FieldErrorText } from '../../../shared/person-fields/field-error-text.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { useLevels, useTraits } from '../../results/index.ts';
import type { DraftSource } from '../draft/goal-draft.ts';
import { sourceIn } from '../suggestions/source-in.ts';

interface SubjectSelectProps {
  goalCategory: CategorySlug | null;
  source: Pick<GoalSource, 'traitId' | 'fromLevel' | 'toLevel'> | null;
  onCategory: (category: CategorySlug) => void;
  /** The gap that the latest assessment shows. */
  onSkill: (gap: DraftSource, trait: TraitText) => void;
}

/** What a goal is about: a category as a whole, or a skill of which an assessment shows the level. */
export function SubjectSelect({ goalCategory, source, onCategory, onSkill }: SubjectSelectProps) {
  const { t } = useTranslation('features/goals');
  const categories = useLevels().data?.categories ?? [];
  const traits = useTraits().data?.traits ?? [];
  const attempts =
    useRoute(assessmentEndpoints.assessmentByUserid, { query: {} }).data?.items ?? [];
  const error = useFieldError('goalCategory');
  const latestGap = ({ categoryType, traitId }: TraitText) => {
    const attempt = attempts.find((each) => each.categoryType === categoryType);
    return attempt ? sourceIn(attempt, traitId) : null;
  };
  const choose = (value: string) => {
    const [slug = '', traitId = ''] = value.split('/');
    const trait = traits.find((each) => each.traitId === traitId);
    const gap = trait && latestGap(trait);
    const category = readCategory(slug);
    if (trait && gap) onSkill(gap, trait);
    else if (category) onCategory(category);
  };
  const optionOf = (trait: TraitText) => {
    const gap = trait.traitId === source?.traitId ? source : latestGap(trait);
    if (!gap) return null;
    const { categoryType, traitId, name } = trait;
    return (
      <option key={traitId} value={`${categoryType}/${traitId}`}>
        {t('define.gap', { trait: name, from: gap.fromLevel, to: gap.toLevel })}
      </option>
    );
  };
  return (
    <div>
      <Select
        label={t('define.subject')}
        name="goalCategory"
        value={[goalCategory, source?.traitId].filter((part) => part).join('/')}
        onChange={choose}
        aria-invalid={error !== undefined}
      >
        <option value="" disabled>
          {t('define.subject_none')}
        </option>
        {categories.map(({ categoryType, name }) => (
          <optgroup key={categoryType} label={name}>
            <option value={categoryType}>{t('define.whole_category', { name })}</option>
            {traits.filter((trait) => trait.categoryType === categoryType).map(optionOf)}
          </optgroup>
        ))}
      </Select>
      <FieldErrorText id="goal-category-problem">{error}</FieldErrorText>
    </div>
  );
}
