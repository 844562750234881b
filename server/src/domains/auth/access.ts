import type { SessionId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/bind.ts';
import { findOwnSession } from './session-store.ts';
import type { SessionRow } from './tables.ts';

/** The only door to one session: not yours and not there answer the same. */
export async function sessionAsOwner(
  tx: Queryable,
  caller: Caller,
  id: SessionId,
): Promise<SessionRow> {
  const session = await findOwnSession(tx, caller.userId, id);
  if (!session) throw new AppError('not_found');
  return session;
}
