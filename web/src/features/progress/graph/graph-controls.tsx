import { readCategory } from '@stratum/contract/categories';
import { monthsOf } from '@stratum/contract/months';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Select } from '../../../shared/ui/select.tsx';
import type { ScoreHistory } from '../scores/use-score-history.ts';
import type { GraphChoice } from './graph-choice.ts';

interface GraphControlsProps {
  history: ScoreHistory;
  choice: GraphChoice;
  onChoose: (change: Partial<GraphChoice>) => void;
}

/** The value of an option that stands for the whole. */
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
        value={choice.category ?? whole}
        onChange={(id) => onChoose({ category: readCategory(id), trait: null })}
      >
        <option value={whole}>{t('everything')}</option>
        {model.categories.map(({ categoryType, name }) => (
          <option key={categoryType} value={categoryType}>
            {name}
          </option>
        ))}
      </Select>
      {choice.category !== null && (
        <Select
          label={t('trait')}
          value={choice.trait ?? whole}
          onChange={(id) => onChoose({ trait: id === whole ? null : id })}
        >
          <option value={whole}>{t('all_traits')}</option>
          {ofCategory.map(({ traitId, name }) => (
            <option key={traitId} value={traitId}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        label={t('year')}
        value={String(choice.year)}
        onChange={(id) => onChoose({ year: Number(id), month: null })}
      >
        {years.toReversed().map(({ year, hasData }) => (
          <option key={year} value={year}>
            {hasData ? year : t('year_without', { year })}
          </option>
        ))}
      </Select>
      <Select
        label={t('month')}
        value={choice.month ?? whole}
        onChange={(id) => onChoose({ month: id === whole ? null : id })}
      >
        <option value={whole}>{t('whole_year')}</option>
        {monthsOf(String(choice.year)).map((month) => (
          <option key={month} value={month}>
            {format.monthName(month)}
          </option>
        ))}
      </Select>
    </div>
  );
}
