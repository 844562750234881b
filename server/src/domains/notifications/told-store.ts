import type { UserId } from '@stratum/contract/ids';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { due } from '../../platform/due/tables.ts';
import { notifications } from './tables.ts';

/** What somebody was told last in their list, by its kind; nothing of what it says. */
export function lastTold(tx: Queryable, userId: UserId, limit: number) {
  const { id, kind, createdAt, readAt, isListed } = notifications;
  return tx
    .select({ id, kind, createdAt, readAt })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isListed))
    .orderBy(desc(id))
    .limit(limit);
}

/** What a person was told and other channels still hold: for quiet hours, or a digest. */
export async function deliveriesHeld(tx: Queryable, userId: UserId, limit: number) {
  const { id, kind } = notifications;
  return tx
    .select({ id, kind, channel: due.occurrence, at: due.dueAt })
    .from(notifications)
    .innerJoin(due, and(eq(due.subject, id), eq(due.kind, 'notification_delivery')))
    .where(eq(notifications.userId, userId))
    .orderBy(asc(due.dueAt))
    .limit(limit);
}
