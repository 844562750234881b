import { readCategory } from '@stratum/contract/categories';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { goalStatuses } from '@stratum/contract/goal-words';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { chipStyle } from '../../../shared/ui/chip-style.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { PageHeader, PageTitle } from '../../../shared/ui/page-header.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { type GoalFilter, GoalRows } from './goal-rows.tsx';
import { KeptDraft } from './kept-draft.tsx';

/** All goals of a person; §4: by whether they are completed, and by category. The address keeps the choice. */
export function GoalList() {
  const { t } = useTranslation('features/goals/list');
  const [query, setQuery] = useSearchParams();
  const filter: GoalFilter = {
    status: query.get('status') === 'Completed' ? 'Completed' : 'InComplete',
    goalCategory: readCategory(query.get('category')) ?? undefined,
  };
  const choose = (key: 'status' | 'category', value: string) =>
    setQuery(
      (chosen) => {
        if (value === '' || value === 'InComplete') chosen.delete(key);
        else chosen.set(key, value);
        return chosen;
      },
      { replace: true },
    );
  return (
    <div className="wrap py-12">
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageHeader heading={t('title')} />
        <ButtonLink to="/define-goal" className="mb-8">
          {t('make')}
        </ButtonLink>
      </div>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-5">
        <RadioGroup
          aria-label={t('filter')}
          orientation="horizontal"
          value={filter.status}
          onChange={(status) => choose('status', status)}
          className="flex flex-wrap gap-2"
        >
          {goalStatuses.toReversed().map((status) => (
            <Radio key={status} value={status} className={chipStyle}>
              {t(`status.${status}`)}
            </Radio>
          ))}
        </RadioGroup>
        <CategoryFilter
          value={filter.goalCategory ?? ''}
          onChange={(category) => choose('category', category)}
        />
      </div>
      <KeptDraft />
      <GoalRows
        key={`${filter.status} ${filter.goalCategory}`}
        filter={filter}
        empty={
          <EmptyState
            heading={t(`empty.${filter.status}`)}
            text={t(filter.status === 'Completed' ? 'empty.completed_text' : 'empty.text')}
          />
        }
      />
    </div>
  );
}

interface CategoryFilterProps {
  value: string;
  onChange: (category: string) => void;
}

/** Those categories that have goals. */
function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { t } = useTranslation('features/goals/list');
  const categories = useRoute(goalEndpoints.goalCategoryList).data?.items ?? [];
  const shown = categories.filter(({ goalCategory, count }) => count > 0 || goalCategory === value);
  return (
    <Select label={t('category')} value={value} onChange={onChange} className="w-full sm:w-72">
      <option value="">{t('every_category')}</option>
      {shown.map(({ goalCategory, name, count }) => (
        <option key={goalCategory} value={goalCategory}>
          {t('category_count', { name, number: count })}
        </option>
      ))}
    </Select>
  );
}
