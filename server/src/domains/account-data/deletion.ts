import { accountDataRules } from '@stratum/contract/account-data-rules';
import type { UserId } from '@stratum/contract/ids';
import { after } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  cancelDeletion,
  hasOtherAdministrator,
  lockDeletionDate,
  planDeletion,
  type UserRow,
} from '../accounts/index.ts';
import { type Confirmation, deleteOtherSessions } from '../auth/index.ts';
import { notify } from '../notifications/index.ts';
import type { Deps } from './deps.ts';
import { day } from './rules.ts';
import { deletionPlannedMail } from './texts.ts';

/**
 * Plans the erasure of the caller's account. Asking again changes neither the date nor anything else.
 * @throws AppError last_administrator
 */
export async function requestDeletion(
  deps: Deps,
  caller: Caller,
  given: Confirmation,
): Promise<{ deletionDate: string }> {
  const { db, clock } = deps;
  const user = await deps.confirmOwner(caller, given);
  const planned = await inTransaction(db, (tx) =>
    planEnd(tx, deps, user, () => deleteOtherSessions(tx, caller, clock.now())),
  );
  return { deletionDate: planned.toISOString() };
}

/**
 * Plans the end of an account, for its owner or on their request. Once it is planned, nothing changes.
 * @param endSessions those that are not to outlast the plan
 * @throws AppError last_administrator
 */
export async function planEnd(
  tx: Transaction,
  { clock, sendMail, publicUrl }: Pick<Deps, 'clock' | 'sendMail' | 'publicUrl'>,
  user: UserRow,
  endSessions: () => Promise<unknown>,
): Promise<Date> {
  const now = clock.now();
  const dueAt = after(now, accountDataRules.graceDays * day);
  const mayGo = user.role !== 'admin' || (await hasOtherAdministrator(tx, user.id));
  const earlier = await lockDeletionDate(tx, user.id);
  if (earlier) return earlier;
  if (!mayGo) throw new AppError('last_administrator');
  await planDeletion(tx, user.id, dueAt);
  await endSessions();
  const data = { deletionAt: dueAt.toISOString() };
  await notify(tx, user.id, { kind: 'deletion_planned', data }, now);
  await sendMail(tx, deletionPlannedMail(user, publicUrl, dueAt));
  return dueAt;
}

/**
 * Cancels a planned erasure, if there is one.
 * @throws AppError conflict once the account is being erased
 */
export async function keepAccount({ db, clock }: Deps, userId: UserId): Promise<{ kept: true }> {
  await inTransaction(db, async (tx) => {
    const dueAt = await lockDeletionDate(tx, userId);
    if (dueAt === null) return;
    if (dueAt <= clock.now()) throw new AppError('conflict');
    await cancelDeletion(tx, userId);
    await notify(tx, userId, { kind: 'deletion_cancelled', data: {} }, clock.now());
  });
  return { kept: true };
}
