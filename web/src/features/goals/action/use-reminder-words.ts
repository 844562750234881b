import { addDays, type Weekday, weekdays } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import type { DraftReminder } from '../draft/goal-draft.ts';

const aSunday = '2026-11-22';

/** Some day of that weekday. */
function dayNamed(weekday: Weekday): string {
  return addDays(aSunday, weekdays.indexOf(weekday));
}

/** `20:30` as the reader's language writes it; the days it comes on: `Monday, Wednesday and Friday`. */
export function useReminderWords() {
  const { t } = useTranslation('features/goals');
  const format = useFormat();
  const weekdayName = (weekday: Weekday) => format.weekday(dayNamed(weekday));
  return {
    weekdayName,
    time({ time }: DraftReminder): string {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return format.hour(hours + minutes / 60);
    },
    days({ frequency, weekdays: chosen = [], day }: DraftReminder): string {
      if (frequency === 'Monthly') return t('reminder.monthly', { day: Number(day) });
      if (frequency === 'Daily' || chosen.length === weekdays.length) return t('reminder.daily');
      return format.list(chosen.map(weekdayName));
    },
    channels({ channels }: DraftReminder): string {
      return format.list(channels.map((channel) => t(`reminder.channel.${channel}`)));
    },
  };
}
