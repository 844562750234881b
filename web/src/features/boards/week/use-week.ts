import { fullWeek } from '@stratum/contract/board-words';
import { useTranslation } from 'react-i18next';
import { sumOfToday, type Today } from '../data/use-today.ts';

/** What a group's week says in words. */
export function useWeek(today: Today) {
  const { t } = useTranslation('features/boards');
  const { days, of } = today.week;
  const total = days.reduce((sum, day) => sum + day, 0);
  const full = fullWeek(of);
  const { done, of: possible } = sumOfToday(today);
  const open = possible - done;
  const missing = full - total;
  return {
    total,
    full,
    open,
    missing: missing > 0 ? t('week.missing', { count: missing }) : t('week.full'),
    openToday: open > 0 ? t('week.open', { count: open }) : t('week.none_open'),
  };
}
