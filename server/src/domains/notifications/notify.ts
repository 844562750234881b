import type { NotificationId, UserId } from '@stratum/contract/ids';
import type { NotificationContent } from '@stratum/contract/notifications';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { insertNotification } from './store.ts';

/** Tells a person of something that happened, in the transaction in which it happens. */
export async function notify(
  tx: Transaction,
  clock: Clock,
  userId: UserId,
  { kind, data }: NotificationContent,
): Promise<NotificationId> {
  const id = newId<NotificationId>();
  await insertNotification(tx, { id, userId, kind, data, createdAt: clock.now(), readAt: null });
  return id;
}
