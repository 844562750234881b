import type { NotificationId } from '@stratum/contract/ids';
import type { Door } from '../../platform/http/call.ts';
import { findOwnNotification } from './store.ts';
import type { NotificationRow } from './tables.ts';

/** The only way to one notification. */
export const notificationAsOwner: Door<NotificationId, NotificationRow> = (tx, caller, id) =>
  findOwnNotification(tx, caller.userId, id);
