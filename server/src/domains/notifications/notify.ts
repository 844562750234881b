import type { NotificationId, UserId } from '@stratum/contract/ids';
import type { NotificationKind } from '@stratum/contract/notification-kinds';
import type { NotificationContent } from '@stratum/contract/notifications';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { scheduleDeliveries } from './deliver.ts';
import { addToDigest } from './digest.ts';
import { modeFor } from './mode-for.ts';
import { tellNow } from './notifications.ts';
import { findReceiver } from './preferences-store.ts';
import { insertNotification, insertSilenced, markCauseRead } from './store.ts';

/** @property cause what it is told of once, where whoever tells may run again: a day, a month */
type News = NotificationContent & { readonly cause?: string };

/**
 * Tells a person of something that happened, in the transaction in which it happens: in the list at
 * once or with the digest, and by the other channels that they have chosen.
 * @returns null where they were told of the same cause before
 */
export async function notify(
  tx: Transaction,
  userId: UserId,
  { cause, ...content }: News,
  now: Date,
): Promise<NotificationId | null> {
  const to = await findReceiver(tx, userId);
  if (!to) throw new AppError('invalid_token');
  const inApp = modeFor(content, to, 'in_app', now);
  const row = await insertNotification(tx, {
    id: newId<NotificationId>(),
    userId,
    ...content,
    cause: cause ?? null,
    isListed: inApp === 'instant',
    createdAt: now,
  });
  if (!row) return null;
  if (row.isListed) tellNow(tx, row, to);
  if (inApp === 'digest') await addToDigest(tx, to, 'in_app', row.id, now);
  await scheduleDeliveries(tx, to, row, now);
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

/** @property cause what they told of */
interface Done {
  readonly kinds: readonly NotificationKind[];
  readonly cause: string;
}

/** Marks what has been done as read: what of it has not left yet, by any channel, does not leave. */
export async function markDone(
  tx: Transaction,
  userId: UserId,
  done: Done,
  now: Date,
): Promise<void> {
  const wasUnread = await markCauseRead(tx, userId, done, now);
  if (wasUnread) tx.afterCommit({ to: userId, changed: 'notification_count' });
}
