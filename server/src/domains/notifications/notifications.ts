import type { NotificationId } from '@stratum/contract/ids';
import { limits } from '@stratum/contract/limits';
import type { Locale } from '@stratum/contract/locale';
import {
  type Notification,
  type NotificationContent,
  notificationContentSchema,
} from '@stratum/contract/notifications';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/call.ts';
import {
  countNotifications,
  countUnread,
  deleteNotifications,
  listNotifications,
  markRead,
} from './store.ts';
import type { NotificationRow } from './tables.ts';
import { type Reader, textOf } from './texts.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

export async function notificationsOf(
  { db }: Deps,
  { userId, timeZone }: Caller,
  { offset, locale }: { readonly offset: number; readonly locale: Locale },
) {
  const rows = await listNotifications(db, userId, { offset, limit: limits.notificationPage });
  const items = rows.flatMap((row) => toNotification(row, { locale, timeZone }));
  return { items, total: await countNotifications(db, userId) };
}

export async function readNotifications(
  { db, clock }: Deps,
  caller: Caller,
  one: NotificationRow | null,
) {
  await markRead(db, caller.userId, one?.id, clock.now());
  db.afterCommit({ to: caller.userId, changed: 'notification_count' });
  return { unread: await countUnread(db, caller.userId) };
}

interface OneOrAll {
  readonly id?: NotificationId | undefined;
  readonly all?: unknown;
}

/**
 * Whether query and body together target one notification, rather than all.
 * @throws AppError invalid_input where they name nothing, or more than one thing
 */
export function targetsOne(query: OneOrAll, body: OneOrAll): boolean {
  const targets = [query.id, query.all, body.id, body.all].filter((value) => value !== undefined);
  if (targets.length === 1) return query.all === undefined && body.all === undefined;
  throw new AppError('invalid_input', { fields: new Map([['id', { key: 'required' }]]) });
}

export async function removeNotifications(
  { db }: Deps,
  caller: Caller,
  one: NotificationRow | null,
) {
  await deleteNotifications(db, caller.userId, one?.id);
  db.afterCommit({ to: caller.userId, changed: 'notification_count' });
  return { unread: await countUnread(db, caller.userId) };
}

/** Shows a notification that has just been listed where its person is connected. */
export function tellNow(tx: Transaction, row: NotificationRow, reader: Reader): void {
  const content = contentOf(row);
  // A kind that this version does not know, of a newer server.
  if (!content) return;
  tx.afterCommit({
    to: row.userId,
    // Said only where somebody hears it: of thousands told in one minute few are connected.
    get event() {
      return { type: 'notification' as const, notification: worded(row, content, reader) };
    },
  });
  tx.afterCommit({ to: row.userId, changed: 'notification_count' });
}

/** As its reader sees it; nothing for a kind that this version does not know, of a newer server. */
function toNotification(row: NotificationRow, reader: Reader): Notification[] {
  const content = contentOf(row);
  return content ? [worded(row, content, reader)] : [];
}

function contentOf({ kind, data }: NotificationRow): NotificationContent | undefined {
  return notificationContentSchema.safeParse({ kind, data }).data;
}

function worded(row: NotificationRow, content: NotificationContent, reader: Reader): Notification {
  const { id, createdAt, readAt } = row;
  const told = { createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
  const { title, text, target } = textOf(content, reader);
  return { id, ...content, title, text, target, ...told };
}
