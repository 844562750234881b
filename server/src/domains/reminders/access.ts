import type { ReminderId } from '@stratum/contract/ids';
import type { Door } from '../../platform/http/call.ts';
import { findOwnReminder } from './store.ts';
import type { ReminderRow } from './tables.ts';

/** The only way to one reminder. */
export const reminderAsOwner: Door<ReminderId, ReminderRow> = (tx, caller, id, lock) =>
  findOwnReminder(tx, caller.userId, id, lock);
