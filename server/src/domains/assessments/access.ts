import type { AttemptId } from '@stratum/contract/ids';
import type { Door } from '../../platform/http/call.ts';
import { findOwnAttempt } from './store.ts';
import type { AttemptRow } from './tables.ts';

/** The only way to one attempt. */
export const attemptAsOwner: Door<AttemptId, AttemptRow> = (tx, caller, id) =>
  findOwnAttempt(tx, caller.userId, id);
