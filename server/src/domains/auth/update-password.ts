import type { authRoutes } from '@stratum/contract/auth';
import type { Part } from '@stratum/contract/route';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Needs } from './needs.ts';
import { checkNewPassword, setPassword } from './new-password.ts';
import { isOwnPassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { userById } from './store.ts';

type UpdatePassword = Part<typeof authRoutes.updatePassword, 'body'>;

/** Changes the own password; of several at once, those that came too late name a wrong one. */
export async function updatePassword(
  needs: Needs,
  caller: Caller,
  { currentPassword, password }: UpdatePassword,
) {
  const { db, limiter } = needs;
  const user = await userById(db, caller.userId);
  if (!user) throw new AppError('invalid_token');
  if (user.passwordHash === null) throw new AppError('conflict');
  checkNewPassword(user, password);
  if (!(await isOwnPassword(limiter, caller, currentPassword, user.passwordHash))) throw wrong();
  const passwordHash = await hashPassword(password);
  const isSet = await inTransaction(db, (tx) =>
    setPassword(needs, tx, user, { passwordHash, keep: caller.sessionId }),
  );
  if (!isSet) throw wrong();
  return { changed: true as const };
}

function wrong(): AppError {
  const fields = new Map([['currentPassword', { key: 'wrong_password' }]] as const);
  return new AppError('invalid_input', { fields });
}
