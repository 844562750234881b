import type { NotificationId, UserId } from '@stratum/contract/ids';
import type { NotificationContent } from '@stratum/contract/notifications';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { insertNotification } from './store.ts';

/** Tells a person of something that happened, in the transaction in which it happens. */
export async function notify(
  tx: Transaction,
  userId: UserId,
  { kind, data }: NotificationContent,
  now: Date,
): Promise<NotificationId> {
  const id = newId<NotificationId>();
  await insertNotification(tx, { id, userId, kind, data, createdAt: now, readAt: null });
  return id;
}
