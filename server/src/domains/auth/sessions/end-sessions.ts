import type { SessionId, UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../../platform/database.ts';
import { deleteSession, deleteSessionsOf, findOwnSession } from './store.ts';

/**
 * Ends one session of a person, or all of them, for somebody else: their tokens are no good from the
 * commit on, and live connections close.
 * @returns how many
 */
export async function endSessionsOf(
  tx: Transaction,
  userId: UserId,
  sessionId?: SessionId,
): Promise<number> {
  if (sessionId === undefined) return deleteSessionsOf(tx, userId);
  if (!(await findOwnSession(tx, userId, sessionId))) return 0;
  return (await deleteSession(tx, sessionId)) ? 1 : 0;
}
