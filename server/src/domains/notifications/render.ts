import { notificationContentSchema } from '@stratum/contract/notifications';
import type { Rendered } from './channels.ts';
import { isDayOver } from './mode-for.ts';
import type { Receiver } from './preferences-store.ts';
import type { NotificationRow } from './tables.ts';
import { textOf } from './texts.ts';

/** In the receiver's language; nothing for a kind that this version does not know. */
export function render({ id, kind, data }: NotificationRow, to: Receiver): Rendered[] {
  const content = notificationContentSchema.safeParse({ kind, data }).data;
  return content ? [{ id, kind: content.kind, content, ...textOf(content, to) }] : [];
}

/** Whether there is a point in sending it: it is unread, and tells of no day that is over. */
export function isNews(row: NotificationRow, to: Receiver, now: Date): boolean {
  return row.readAt === null && !isDayOver(row, to, now);
}
