import type { AttemptId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/bind.ts';
import { findOwnAttempt } from './store.ts';
import type { AttemptRow } from './tables.ts';

/** The only door to one attempt: not yours and not there answer the same. */
export async function attemptAsOwner(
  tx: Queryable,
  caller: Caller,
  id: AttemptId,
): Promise<AttemptRow> {
  const attempt = await findOwnAttempt(tx, caller.userId, id);
  if (!attempt) throw new AppError('not_found');
  return attempt;
}
