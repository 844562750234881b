import { localDate } from '@stratum/contract/local-date';
import type { DeliveryMode, NotificationChannel } from '@stratum/contract/notification-kinds';
import { nextLocalInstant } from '@stratum/contract/recurrence';
import { modeOf, type Preferences } from './modes.ts';
import type { Receiver } from './preferences-store.ts';
import type { NotificationRow } from './tables.ts';

interface Digested {
  readonly timeZone: string;
  readonly preferences: Pick<Preferences, 'digestTime'>;
}

/** When the next digest leaves, by the person's clocks. */
export function nextDigest({ timeZone, preferences }: Digested, now: Date): Date {
  return nextLocalInstant({ time: preferences.digestTime }, timeZone, now);
}

/** Whether a notification tells of a day that is over by then, where its receiver is. */
export function isDayOver(
  { data }: Pick<NotificationRow, 'data'>,
  { timeZone, dayStartHour }: Pick<Receiver, 'timeZone' | 'dayStartHour'>,
  at: Date,
): boolean {
  return 'date' in data && data.date < localDate(at, timeZone, dayStartHour);
}

/**
 * How a notification reaches its receiver by a channel: as they have chosen, or at once where the
 * next digest leaves when the day that it tells of is over.
 */
export function modeFor(
  row: Pick<NotificationRow, 'kind' | 'data'>,
  to: Receiver,
  channel: NotificationChannel,
  now: Date,
): DeliveryMode {
  const mode = modeOf(to.preferences, row.kind, channel);
  const isTooLate = mode === 'digest' && isDayOver(row, to, nextDigest(to, now));
  return isTooLate ? 'instant' : mode;
}
