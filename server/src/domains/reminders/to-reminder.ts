import type { Reminder } from '@stratum/contract/reminder';
import type { ReminderRow } from './tables.ts';
import { dueTime } from './timing.ts';

export function toReminder(row: ReminderRow): Reminder {
  const { id, goalId, frequency, time, weekdays, day, channels, image, paused } = row;
  return {
    id,
    goalId,
    frequency,
    time,
    ...(weekdays && { weekdays }),
    ...(day !== null && { day }),
    channels,
    image,
    paused,
    nextAt: dueTime(row)?.toISOString() ?? null,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  };
}
