import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Select } from '../../../shared/ui/select.tsx';
import type { Month } from './comparison.ts';

interface MonthSelectsProps {
  /** The oldest first. */
  months: readonly Month[];
  before: Month;
  after: Month;
  onChoose: (change: { before?: Month; after?: Month }) => void;
}

/** The two months to compare. */
export function MonthSelects({ months, before, after, onChoose }: MonthSelectsProps) {
  const { t } = useTranslation('features/progress/comparison');
  const format = useFormat();
  const latest = months.at(-1);
  const options = months.toReversed().map((month) => {
    const name = format.monthYear(month);
    return (
      <option key={month} value={month}>
        {month === latest ? t('latest', { month: name }) : name}
      </option>
    );
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select label={t('before')} value={before} onChange={(month) => onChoose({ before: month })}>
        {options}
      </Select>
      <Select label={t('after')} value={after} onChange={(month) => onChoose({ after: month })}>
        {options}
      </Select>
    </div>
  );
}
