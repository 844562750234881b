import { useTranslation } from 'react-i18next';
import { useClocks } from '../../profile/index.ts';
import type { ReminderTimes } from '../fields/reminder-times.ts';
import { useReminderWords } from '../fields/use-reminder-words.ts';
import { firstDay } from '../first-day.ts';
import { useNextWords } from '../use-next-words.ts';

/** The days of a goal. */
interface Window {
  readonly goalStartDate: string;
  readonly goalEndDate: string;
}

/** What is chosen, in words: `Mondays and Fridays at 20:30, tomorrow for the first time.` */
export function useSentence() {
  const { t } = useTranslation('features/reminders');
  const words = useReminderWords();
  const { dayWords } = useNextWords();
  const { calendar, timeOf } = useClocks();
  return (
    times: ReminderTimes,
    { goalStartDate: from, goalEndDate: until }: Window,
    key: 'first' | 'next',
  ): string => {
    if (times.frequency === 'Weekly' && times.weekdays?.length === 0) return t('sentence.no_day');
    const now = twoDigits(timeOf(new Date()));
    const day = firstDay(times, { today: calendar.today, from, until, now });
    const said = words.times(times);
    const text =
      day === null
        ? t('sentence.never', { times: said })
        : t(`sentence.${key}`, { times: said, day: dayWords(day) });
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
  };
}

function twoDigits(time: string): string {
  return time.length < 5 ? `0${time}` : time;
}
