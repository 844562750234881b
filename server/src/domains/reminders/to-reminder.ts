import type { Reminder } from '@stratum/contract/reminder';
import type { ReminderRow } from './tables.ts';
import { dueTime } from './timing.ts';

export function toReminder(row: ReminderRow): Reminder {
  const { id, goalId, channels, image, paused } = row;
  return {
    id,
    goalId,
    ...timesOf(row),
    channels,
    image,
    paused,
    nextAt: dueTime(row)?.toISOString() ?? null,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    skippedThrough: row.skippedThrough,
  };
}

/** When it comes, as the history of its goal says it. */
export function timesOf({ frequency, time, weekdays, day }: Times) {
  return { frequency, time, ...(weekdays && { weekdays }), ...(day && { day }) };
}

type Times = Pick<ReminderRow, 'frequency' | 'time'> & {
  readonly weekdays?: ReminderRow['weekdays'] | undefined;
  readonly day?: ReminderRow['day'] | undefined;
};
