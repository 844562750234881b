import type { NotificationContent } from '@stratum/contract/notifications';
import type { TFunction } from 'i18next';
import { dateTimeFor } from '../../platform/i18n/dates.ts';

type ReminderData = Extract<NotificationContent, { kind: 'reminder_due' }>['data'];

type Reader = Parameters<typeof dateTimeFor>[0];

/** What a reminder says: the next step, the obstacle and the plan for it, and what did not come. */
export function reminderText(data: ReminderData, reader: Reader, t: TFunction) {
  const { goalName, wasMissed } = data;
  const say = (key: string, values: object = {}) =>
    t(`kind.reminder_due.${key}`, { ns: 'notifications', ...values });
  if (wasMissed) {
    const at = dateTimeFor(reader, new Date(data.dueAt));
    return { title: say('missed_title', { goalName }), text: say('missed_text', { at }) };
  }
  const lines = [
    ...(data.step ? [say('step', { step: data.step.text })] : []),
    ...(data.obstacle !== null ? [say('obstacle', { obstacle: data.obstacle })] : []),
    ...(data.ifThen !== null ? [data.ifThen] : []),
    ...(data.missed > 0 ? [say('missed_before', { count: data.missed })] : []),
  ];
  return { title: say('title', { goalName }), text: lines.join('\n') || say('text') };
}
