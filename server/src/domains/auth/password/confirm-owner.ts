import type { Queryable } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { type UserRow, userById } from '../../accounts/index.ts';
import type { AuthLimiter } from '../limits.ts';
import { matchingHashes } from './hashing.ts';

/** What a signed-in caller gives before a step that cannot be undone. */
export interface Confirmation {
  readonly password?: string | undefined;
  /** Counts for an account without a password only. */
  readonly email?: string | undefined;
}

/** @throws AppError wrong_credentials, or too_many_requests after too many wrong passwords */
export type ConfirmOwner = (caller: Caller, given: Confirmation) => Promise<UserRow>;

export function createConfirmOwner(db: Queryable, limiter: AuthLimiter): ConfirmOwner {
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

/**
 * Whether a signed-in caller knows the password of the account. Wrong ones are counted by session
 * and account: a stolen session cannot try many, and does not keep the owner from signing in.
 * @throws AppError too_many_requests
 */
export async function isOwnPassword(
  limiter: AuthLimiter,
  { sessionId, userId }: Pick<Caller, 'sessionId' | 'userId'>,
  entered: string,
  passwordHash: string,
): Promise<boolean> {
  await limiter.spend('ownPasswordBySession', sessionId);
  await limiter.spend('ownPasswordByAccount', userId);
  const [matching] = await matchingHashes(entered, [passwordHash]);
  if (matching === undefined) return false;
  await limiter.refund(['ownPasswordBySession', sessionId], ['ownPasswordByAccount', userId]);
  return true;
}
