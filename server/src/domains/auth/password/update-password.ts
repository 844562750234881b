import type { authRoutes } from '@stratum/contract/auth';
import type { Part } from '@stratum/contract/route';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { userById } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { deadlockRetries } from '../rules.ts';
import { isOwnPassword } from './confirm-owner.ts';
import { hashPassword } from './hashing.ts';
import { checkNewPassword, setPassword } from './new-password.ts';

type UpdatePassword = Part<typeof authRoutes.updatePassword, 'body'>;

/**
 * Changes the caller's password. Of parallel calls one succeeds: for the others the current password
 * is a wrong one by then.
 */
export async function updatePassword(
  deps: Deps,
  caller: Caller,
  { currentPassword, password }: UpdatePassword,
) {
  const { db, limiter } = deps;
  const user = await userById(db, caller.userId);
  if (!user) throw new AppError('invalid_token');
  if (user.passwordHash === null) throw new AppError('conflict');
  checkNewPassword(user, password);
  if (!(await isOwnPassword(limiter, caller, currentPassword, user.passwordHash)))
    throw wrongPassword();
  const passwordHash = await hashPassword(password);
  const isSet = await inTransaction(
    db,
    (tx) => setPassword(deps, tx, user, { passwordHash, keep: caller.sessionId }),
    { retries: deadlockRetries },
  );
  if (!isSet) throw wrongPassword();
  return { changed: true as const };
}

function wrongPassword(): AppError {
  const fields = new Map([['currentPassword', { key: 'wrong_password' }]] as const);
  return new AppError('invalid_input', { fields });
}
