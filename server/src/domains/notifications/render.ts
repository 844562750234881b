import { localDate } from '@stratum/contract/local-date';
import { notificationContentSchema } from '@stratum/contract/notifications';
import type { Rendered } from './channels.ts';
import type { Receiver } from './preferences-store.ts';
import type { NotificationRow } from './tables.ts';
import { textOf } from './texts.ts';

/** In the receiver's language; nothing for a kind that this version does not know. */
export function render({ id, kind, data }: NotificationRow, to: Receiver): Rendered[] {
  const content = notificationContentSchema.safeParse({ kind, data }).data;
  return content ? [{ id, kind: content.kind, ...textOf(content, to) }] : [];
}

/** Whether there is a point in sending it: it is unread, and tells of no day that is over. */
export function isNews({ data, readAt }: NotificationRow, to: Receiver, now: Date): boolean {
  if (readAt !== null) return false;
  return !('date' in data) || data.date >= localDate(now, to.timeZone, to.dayStartHour);
}
