import { addDays } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { useClocks } from '../profile/index.ts';

/** When something comes, as a sentence says it: `tomorrow`, `on Friday 27 November`. */
export function useNextWords() {
  const { t } = useTranslation('features/reminders');
  const format = useFormat();
  const { calendar, timeOf } = useClocks();
  const dayWords = (day: string): string => {
    if (day === calendar.today) return t('when.today');
    if (day === addDays(calendar.today, 1)) return t('when.tomorrow');
    return t('when.day', { day: format.calendarDay(day) });
  };
  return {
    dayWords,
    /** `today at 21:45` */
    momentWords: (instant: string): string =>
      t('when.moment', { day: dayWords(calendar.dayOf(instant)), time: timeOf(instant) }),
  };
}
