import type { NotificationId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/bind.ts';
import { findOwnNotification } from './store.ts';
import type { NotificationRow } from './tables.ts';

/** The only door to one notification: not yours and not there answer the same. */
export async function notificationAsOwner(
  tx: Queryable,
  caller: Caller,
  id: NotificationId,
): Promise<NotificationRow> {
  const notification = await findOwnNotification(tx, caller.userId, id);
  if (!notification) throw new AppError('not_found');
  return notification;
}
