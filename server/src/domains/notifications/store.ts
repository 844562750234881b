import type { NotificationId, UserId } from '@stratum/contract/ids';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { everyRow } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import { type NotificationRow, notifications } from './tables.ts';

export async function insertNotification(tx: Queryable, row: NotificationRow): Promise<void> {
  await tx.insert(notifications).values(row);
}

/** Newest first. */
export async function listNotifications(
  tx: Queryable,
  userId: UserId,
  page: { offset: number; limit: number },
): Promise<NotificationRow[]> {
  return tx
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** All of a person's, newest first, page by page. */
export function everyNotification(tx: Queryable, userId: UserId): AsyncGenerator<NotificationRow> {
  return everyRow((last: NotificationRow | undefined, limit) =>
    tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), last && lt(notifications.id, last.id)))
      .orderBy(desc(notifications.id))
      .limit(limit),
  );
}

export async function countNotifications(tx: Queryable, userId: UserId): Promise<number> {
  return tx.$count(notifications, eq(notifications.userId, userId));
}

export async function countUnread(tx: Queryable, userId: UserId): Promise<number> {
  return tx.$count(notifications, unreadOf(userId));
}

export async function findOwnNotification(
  tx: Queryable,
  userId: UserId,
  id: NotificationId,
): Promise<NotificationRow | undefined> {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), byId(id)));
  return row;
}

/** @param id one of them; all when absent */
export async function markRead(
  tx: Queryable,
  userId: UserId,
  id: NotificationId | undefined,
  now: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(unreadOf(userId), byId(id)));
}

/** @param id one of them; all when absent */
export async function deleteNotifications(
  tx: Queryable,
  userId: UserId,
  id: NotificationId | undefined,
): Promise<void> {
  await tx.delete(notifications).where(and(eq(notifications.userId, userId), byId(id)));
}

function unreadOf(userId: UserId) {
  return and(eq(notifications.userId, userId), isNull(notifications.readAt));
}

function byId(id: NotificationId | undefined) {
  return id === undefined ? undefined : eq(notifications.id, id);
}
