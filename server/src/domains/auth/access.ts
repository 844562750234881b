import type { SessionId } from '@stratum/contract/ids';
import type { Door } from '../../platform/http/call.ts';
import { findOwnSession } from './session-store.ts';
import type { SessionRow } from './tables.ts';

/** The only way to one session. */
export const sessionAsOwner: Door<SessionId, SessionRow> = (tx, caller, id) =>
  findOwnSession(tx, caller.userId, id);
