import type { Caller } from '../../platform/http/call.ts';
import type { AuthLimiter } from './limits.ts';
import { matchingHashes } from './passwords.ts';

/**
 * Whether somebody signed in knows the password of the account, counted by session and account: a
 * stolen session finds nothing out, and stops its owner neither elsewhere nor from signing in.
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
