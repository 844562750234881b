import type { NotificationId, UserId } from '@stratum/contract/ids';
import type { NotificationKind } from '@stratum/contract/notification-kinds';
import type { NotificationContent } from '@stratum/contract/notifications';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { personById } from '../accounts/index.ts';
import { toNotification } from './notifications.ts';
import { insertNotification, insertSilenced } from './store.ts';

/** @property cause what it is told of once, where whoever tells may run again: a day, a month */
type News = NotificationContent & { readonly cause?: string };

/**
 * Tells a person of something that happened, in the transaction in which it happens.
 * @returns null where they were told of the same cause before
 */
export async function notify(
  tx: Transaction,
  userId: UserId,
  { cause, ...content }: News,
  now: Date,
): Promise<NotificationId | null> {
  const person = await personById(tx, userId);
  const row = await insertNotification(tx, {
    id: newId<NotificationId>(),
    userId,
    ...content,
    cause: cause ?? null,
    createdAt: now,
  });
  if (!row) return null;
  for (const notification of toNotification(row, person)) {
    tx.afterCommit({ to: userId, event: { type: 'notification', notification } });
    tx.afterCommit({ to: userId, changed: 'notification_count' });
  }
  return row.id;
}

interface Silenced {
  readonly kind: NotificationKind;
  readonly cause: string;
  /** Why nothing is sent, such as a pause. */
  readonly reason: string;
}

/** Records a reminder that is kept from its person on purpose: it was silenced, and not missed. */
export async function silence(
  tx: Transaction,
  userId: UserId,
  silenced: Silenced,
  now: Date,
): Promise<void> {
  await insertSilenced(tx, { userId, ...silenced, silencedAt: now });
}
