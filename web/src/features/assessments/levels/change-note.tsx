import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import type { Change } from './change.ts';

interface ChangeNoteProps {
  change: Change;
  /** The month the newer score belongs to. */
  month: string;
}

/** “+0.3 since October”. Falling back is information, so it is not coloured. */
export function ChangeNote({ change, month }: ChangeNoteProps) {
  const { t } = useTranslation('features/assessments/levels');
  const format = useFormat();
  const nameMonth = useMonthName();
  const { direction, amount, since } = change;
  const values = { change: format.change(amount), month: nameMonth(since, month) };
  if (direction === 'same') return <span className="text-ink-2">{t('same_as', values)}</span>;
  return direction === 'up' ? (
    <span className="text-ok">{t('higher_since', values)}</span>
  ) : (
    <span className="text-ink-2">{t('lower_since', values)}</span>
  );
}

/** A month by its name, with the year where it is not that of the other month. */
export function useMonthName() {
  const format = useFormat();
  return (month: string, besides: string) =>
    month.slice(0, 4) === besides.slice(0, 4) ? format.monthName(month) : format.monthYear(month);
}
