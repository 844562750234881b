import type { GoalEventData } from '@stratum/contract/goal-history';
import { useTranslation } from 'react-i18next';
import { useReminderWords } from '../../reminders/index.ts';

type ReminderData = Extract<GoalEventData, { change: `reminder_${string}` }>;

/** What was done to a reminder; where only its time is another, both times. */
export function useReminderSentence(): (data: ReminderData) => string {
  const { t } = useTranslation('features/goals/history');
  const words = useReminderWords();
  return (data) => {
    const times = t('reminder.times', { days: words.days(data), time: words.time(data) });
    if (data.change !== 'reminder_fields') {
      const key = data.change === 'reminder_paused' && !data.paused ? 'resumed' : keys[data.change];
      return t(`reminder.${key}`, { times });
    }
    const { before } = data;
    if (!before) return t('reminder.changed', { times });
    const isSameDays = words.days(before) === words.days(data);
    return isSameDays
      ? t('reminder.moved', { from: words.time(before), to: words.time(data) })
      : t('reminder.set_anew', { times });
  };
}

const keys = {
  reminder_added: 'added',
  reminder_paused: 'paused',
  reminder_removed: 'removed',
} as const;
