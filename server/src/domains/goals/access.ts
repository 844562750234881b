import type { GoalId } from '@stratum/contract/ids';
import type { Door } from '../../platform/http/call.ts';
import { findOwnGoal } from './store.ts';
import type { GoalRow } from './tables.ts';

/** The only way to one goal; none that is deleted. */
export const goalAsOwner: Door<GoalId, GoalRow> = (tx, caller, id, lock) =>
  findOwnGoal(tx, caller.userId, id, lock);
