import { readCategory } from '@stratum/contract/categories';
import { monthsOf } from '@stratum/contract/months';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Select } from '../../../shared/ui/select.tsx';
import type { History } from '../scores/use-history.ts';
import type { GraphChoice } from './graph-choice.ts';

interface GraphControlsProps {
  history: History;
  choice: GraphChoice;
  onChoose: (change: Partial<GraphChoice>) => void;
}

/** Stands for the whole in a list whose entries must have a name. */
const whole = 'all';

/** What the graph is of, and of when. */
export function GraphControls({ history, choice, onChoose }: GraphControlsProps) {
  const { t } = useTranslation('features/progress/graph');
  const format = useFormat();
  const { model, traits, years } = history;
  const ofCategory = traits.filter(({ categoryType }) => categoryType === choice.category);
  return (
    <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-4">
      <Select
        label={t('of')}
        placeholder={t('everything')}
        value={choice.category ?? whole}
        onChange={(id) => {
          onChoose({ category: readCategory(id), trait: null });
        }}
        options={[
          { id: whole, name: t('everything') },
          ...model.categories.map(({ categoryType, name }) => ({ id: categoryType, name })),
        ]}
      />
      {choice.category !== null && (
        <Select
          label={t('trait')}
          placeholder={t('all_traits')}
          value={choice.trait ?? whole}
          onChange={(id) => onChoose({ trait: id === whole ? null : id })}
          options={[
            { id: whole, name: t('all_traits') },
            ...ofCategory.map(({ traitId, name }) => ({ id: traitId, name })),
          ]}
        />
      )}
      <Select
        label={t('year')}
        placeholder={String(choice.year)}
        value={String(choice.year)}
        onChange={(id) => onChoose({ year: Number(id), month: null })}
        options={years.toReversed().map(({ year, hasData }) => ({
          id: String(year),
          name: hasData ? String(year) : t('year_without', { year }),
        }))}
      />
      <Select
        label={t('month')}
        placeholder={t('whole_year')}
        value={choice.month ?? whole}
        onChange={(id) => onChoose({ month: id === whole ? null : id })}
        options={[
          { id: whole, name: t('whole_year') },
          ...monthsOf(String(choice.year)).map((month) => ({
            id: month,
            name: format.monthName(month),
          })),
        ]}
      />
    </div>
  );
}
