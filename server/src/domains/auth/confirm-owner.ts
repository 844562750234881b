import type { DatabaseConnection } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/call.ts';
import { createAuthLimiter } from './limits.ts';
import { isOwnPassword } from './own-password.ts';
import { userById } from './store.ts';
import type { UserRow } from './tables.ts';

/** What whoever is signed in gives to show that a step without return is meant. */
export interface Confirmation {
  readonly password?: string | undefined;
  /** Counts for an account without a password only. */
  readonly email?: string | undefined;
}

/** @throws AppError wrong_credentials, or too_many_requests for whoever tries passwords out */
export type ConfirmOwner = (caller: Caller, given: Confirmation) => Promise<UserRow>;

export function createConfirmOwner({ db, pool }: DatabaseConnection): ConfirmOwner {
  const limiter = createAuthLimiter(pool);
  return async (caller, { password, email }) => {
    const user = await userById(db, caller.userId);
    if (!user) throw new AppError('invalid_token');
    const isConfirmed =
      user.passwordHash === null
        ? email === user.email
        : password !== undefined &&
          (await isOwnPassword(limiter, caller, password, user.passwordHash));
    if (!isConfirmed) throw new AppError('wrong_credentials');
    return user;
  };
}
