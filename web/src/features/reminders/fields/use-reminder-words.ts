import { addDays, type Weekday, weekdays } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import type { ReminderTimes } from './reminder-times.ts';
import { weekdayRun } from './weekday-run.ts';

const aSunday = '2026-11-22';

/** Some day of that weekday. */
function dayNamed(weekday: Weekday): string {
  return addDays(aSunday, weekdays.indexOf(weekday));
}

/** The shortest month has so many days. */
const sureDays = 28;

type Days = Pick<ReminderTimes, 'frequency' | 'weekdays' | 'day'>;

/** `20:30` as the reader's language writes it; the days it comes on: `Mondays and Fridays`. */
export function useReminderWords() {
  const { t } = useTranslation('features/reminders/fields');
  const locale = useLocale();
  const format = useFormat();
  const time = ({ time: of }: Pick<ReminderTimes, 'time'>): string => {
    const [hours = 0, minutes = 0] = of.split(':').map(Number);
    return format.hour(hours + minutes / 60);
  };
  const days = ({ frequency, weekdays: chosen = [], day }: Days): string => {
    if (frequency === 'Monthly') {
      const number = locale === 'fr' && Number(day) === 1 ? '1er' : String(Number(day));
      return t(Number(day) > sureDays ? 'on.day_or_last' : 'on.day', { day: number });
    }
    if (frequency === 'Daily' || chosen.length === weekdays.length) return t('on.daily');
    const run = weekdayRun(chosen);
    if (run) return t('on.run', { from: t(`weekday.${run.from}`), to: t(`weekday.${run.to}`) });
    return t('on.weekdays', { days: format.list(chosen.map((each) => t(`weekday.${each}`))) });
  };
  return {
    weekdayName: (weekday: Weekday) => format.weekday(dayNamed(weekday)),
    weekdayShort: (weekday: Weekday) => format.weekdayShort(dayNamed(weekday)),
    time,
    days,
    /** `Mondays at 20:30`. */
    times: (of: Days & Pick<ReminderTimes, 'time'>) =>
      t('times', { days: days(of), time: time(of) }),
    channels: ({ channels }: Pick<ReminderTimes, 'channels'>): string =>
      format.list(channels.map((channel) => t(`by.${channel}`))),
  };
}
