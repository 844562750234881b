import type { authRoutes } from '@stratum/contract/auth';
import type { UserId } from '@stratum/contract/ids';
import type { Part } from '@stratum/contract/route';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { hashCode, newCode, sameHash } from './codes.ts';
import { spendCode, subjectsOf } from './limits.ts';
import { codeMail } from './mails.ts';
import type { AccountCall, Needs } from './needs.ts';
import { after, codeRules } from './rules.ts';
import { sessionReply } from './session-reply.ts';
import { openSession } from './sessions.ts';
import {
  deleteCode,
  lockUnverifiedUser,
  putCode,
  setVerified,
  spendTry,
  userById,
} from './store.ts';
import type { CodePurpose } from './tables.ts';

const purpose: CodePurpose = 'verify_email';

type VerifyOtp = Part<typeof authRoutes.verifyOtp, 'body'>;
type ResendOtp = Part<typeof authRoutes.resendOtp, 'body'>;

/** Proves the address with the code and signs in. Of parallel right answers one succeeds. */
export async function verifyOtp(needs: Needs, call: AccountCall<VerifyOtp>) {
  const { db, clock, limiter } = needs;
  const { body, userAgent } = call;
  const subjects = subjectsOf(call);
  await limiter.spend('codeTriesByNetwork', subjects.network);
  await limiter.spend('codeTriesByAccountAndNetwork', subjects.both);
  const now = clock.now();
  const verified = await db.transaction(async (tx) => {
    const userId = await takeCode(tx, needs, body, now);
    if (!userId) return null;
    await setVerified(tx, userId, now);
    return { userId, session: await openSession(tx, { userId, userAgent, now }) };
  });
  const user = verified && (await userById(db, verified.userId));
  if (!user) throw new AppError('wrong_code');
  await limiter.mark('signedInFromNetwork', subjects.both);
  return sessionReply(needs, user, verified.session);
}

/** Uses a code up if it is the right one; a wrong one costs a try, which must be committed too. */
async function takeCode(tx: Transaction, { otpKey }: Needs, { email, otp }: VerifyOtp, now: Date) {
  const userId = await lockUnverifiedUser(tx, email);
  const codeHash = userId && (await spendTry(tx, userId, purpose, now));
  if (!codeHash || !sameHash(codeHash, hashCode(otpKey, purpose, email, otp))) return null;
  await deleteCode(tx, userId, purpose);
  return userId;
}

/** Mails a new code where there is an account to verify, and answers alike where there is none. */
export async function resendOtp(needs: Needs, call: AccountCall<ResendOtp>) {
  const { limiter } = needs;
  const { email } = call.body;
  const subjects = subjectsOf(call);
  await limiter.spend('resendByNetwork', subjects.network);
  await limiter.spend('codeGap', subjects.account);
  await spendCode(limiter, subjects);
  await replaceCode(needs, email);
  return codeSent(email);
}

export async function replaceCode(needs: Needs, email: string): Promise<void> {
  const { code, stored } = prepareCode(needs, email);
  const userId = await putCode(needs.db, stored);
  if (userId) mailCode(needs, userId, code);
}

export function prepareCode({ clock, otpKey }: Needs, email: string) {
  const code = newCode();
  const codeHash = hashCode(otpKey, purpose, email, code);
  const expiresAt = after(clock.now(), codeRules.lifetime);
  return { code, stored: { email, purpose, codeHash, expiresAt } };
}

export function mailCode({ db, post }: Needs, userId: UserId, code: string): void {
  post.send(async () => {
    const receiver = await userById(db, userId);
    return receiver && codeMail(receiver, code);
  });
}

export function codeSent(email: string) {
  return { email, resendAfter: codeRules.resendAfter, expiresIn: codeRules.lifetime };
}
