import type { NotificationId, UserId } from '@stratum/contract/ids';
import type { NotificationContent } from '@stratum/contract/notifications';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { insertNotification } from './store.ts';

/** Tells a person of something that happened, in the transaction in which it happens. */
export async function notify(
  tx: Transaction,
  userId: UserId,
  content: NotificationContent,
  now: Date,
): Promise<NotificationId> {
  const id = newId<NotificationId>();
  const { kind, data } = content;
  await insertNotification(tx, { id, userId, kind, data, createdAt: now, readAt: null });
  const notification = { id, ...content, createdAt: now.toISOString(), read: false };
  tx.afterCommit({ to: userId, event: { type: 'notification', notification } });
  tx.afterCommit({ to: userId, changed: 'notification_count' });
  return id;
}
