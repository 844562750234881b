import { type CategorySlug, readCategory } from '@stratum/contract/categories';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/select.tsx';
import type { Skills } from '../queries.ts';
import { SearchField } from '../search/search-field.tsx';

interface SkillFiltersProps {
  categories: Skills['categories'];
  category: CategorySlug | null;
  onCategory: (category: CategorySlug | null) => void;
  query: string;
  onQuery: (query: string) => void;
  result: string;
}

/** The value of the option that stands for the whole. */
const whole = 'all';

/** What narrows the list of skills down. */
export function SkillFilters(props: SkillFiltersProps) {
  const { t } = useTranslation('features/chapters/skills');
  const { categories, category, onCategory, query, onQuery, result } = props;
  return (
    <div className="grid gap-x-5 gap-y-2 pb-5 sm:grid-cols-[3fr_2fr]">
      <SearchField label={t('search')} value={query} onChange={onQuery} result={result} />
      <Select
        label={t('category')}
        value={category ?? whole}
        onChange={(id) => onCategory(readCategory(id))}
      >
        <option value={whole}>{t('all_categories')}</option>
        {categories.map(({ categoryType, name }) => (
          <option key={categoryType} value={categoryType}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
