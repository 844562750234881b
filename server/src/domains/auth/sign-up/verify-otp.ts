import type { authRoutes } from '@stratum/contract/auth';
import type { UserId } from '@stratum/contract/ids';
import type { Part } from '@stratum/contract/route';
import { AppError } from '../../../platform/http/app-error.ts';
import { newId } from '../../../platform/new-id.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { openAccount } from '../../accounts/index.ts';
import { scheduleReview } from '../../weekly-review/index.ts';
import type { AccountCall, Deps } from '../deps.ts';
import { attemptCode } from '../one-time-codes/attempt.ts';
import { openSession, sessionReply } from '../sessions/sessions.ts';
import { hashCode, sameHash } from '../tokens.ts';
import { deleteSignUps, spendAttempt } from './store.ts';

type VerifyOtp = Part<typeof authRoutes.verifyOtp, 'body'>;

/**
 * Proves the address with the code of one sign-up, which becomes the account, and signs in.
 * Of parallel right answers the one that opens the account succeeds.
 */
export async function verifyOtp(deps: Deps, call: AccountCall<VerifyOtp>) {
  const { db, clock } = deps;
  const { network, userAgent } = call;
  const now = clock.now();
  const proved = await provedAccount(deps, call, now);
  if (!proved) throw new AppError('wrong_code');
  const opened = await inTransaction(db, async (tx) => {
    const account = { ...proved, id: newId<UserId>(), role: 'user', createdAt: now } as const;
    const user = await openAccount(tx, account);
    if (!user) return null;
    await deleteSignUps(tx, user.email);
    await scheduleReview(tx, { userId: user.id, timeZone: user.timeZone }, now);
    return { user, session: await openSession(tx, { userId: user.id, userAgent, network, now }) };
  });
  if (!opened) throw new AppError('wrong_code');
  return sessionReply(deps, opened.user, opened.session);
}

/** Spends an attempt, which stays spent whatever follows. @returns null where the code is wrong */
async function provedAccount(deps: Deps, call: AccountCall<VerifyOtp>, now: Date) {
  const { otp, ...reference } = call.body;
  const tried = await attemptCode(deps, call, () => spendAttempt(deps.db, reference, now));
  const entered = hashCode(deps.otpKey, 'verify_email', reference.email, otp);
  return tried && sameHash(tried.codeHash, entered) ? tried.account : null;
}
