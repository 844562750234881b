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
  const { t } = useTranslation('features/results/levels');
  const format = useFormat();
  const nameMonth = useMonthName();
  const { direction, amount, since } = change;
  const earlier = since === month ? 'last_time' : 'month';
  const values = { change: format.change(amount), month: nameMonth(since, month) };
  if (direction === 'same' || direction === 'unclear') {
    const says = direction === 'same' ? 'same_as' : 'unclear_since';
    return <span className="text-ink-2">{t(`${says}.${earlier}`, values)}</span>;
  }
  return (
    <span className={direction === 'up' ? 'text-ok' : 'text-ink-2'}>
      {t(`moved_since.${earlier}`, values)}
    </span>
  );
}

/** What a lower score may mean, said kindly. */
export function useLowerThan() {
  const { t } = useTranslation('features/results/levels');
  const format = useFormat();
  const nameMonth = useMonthName();
  return ({ amount, since }: Change, month: string) =>
    t(`lower_than.${since === month ? 'last_time' : 'month'}`, {
      amount: format.score(Math.abs(amount)),
      month: nameMonth(since, month),
    });
}

/** A month by its name, with the year where it is not that of the other month. */
export function useMonthName() {
  const format = useFormat();
  return (month: string, besides: string) =>
    month.slice(0, 4) === besides.slice(0, 4) ? format.monthName(month) : format.monthYear(month);
}
