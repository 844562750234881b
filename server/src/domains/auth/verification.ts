import type { authRoutes } from '@stratum/contract/auth';
import type { UserId } from '@stratum/contract/ids';
import type { Part } from '@stratum/contract/route';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { attemptCode } from './code-attempts.ts';
import { codeSent, hashCode, newCode, sameHash } from './codes.ts';
import { mailResetCode } from './forgot-password.ts';
import { type Subjects, spendCode, subjectsOf } from './limits.ts';
import type { AccountCall, Needs } from './needs.ts';
import { sessionReply } from './session-reply.ts';
import { openSession } from './sessions.ts';
import {
  deleteSignUps,
  type NewCode,
  replaceCode,
  replaceCodeOf,
  type SignUpReference,
  spendAttempt,
} from './sign-up-store.ts';
import { insertUser } from './store.ts';
import { hashToken, newToken } from './tokens.ts';

type VerifyOtp = Part<typeof authRoutes.verifyOtp, 'body'>;
type ResendOtp = Part<typeof authRoutes.resendOtp, 'body'>;

/**
 * Proves the address with the code of one sign-up, whose person becomes the account, and signs in.
 * Of parallel right answers the one that opens the account succeeds.
 */
export async function verifyOtp(needs: Needs, call: AccountCall<VerifyOtp>) {
  const { db, clock } = needs;
  const { body, userAgent } = call;
  const subjects = subjectsOf(call);
  const now = clock.now();
  const person = await personProved(needs, body, subjects, now);
  if (!person) throw new AppError('wrong_code');
  const opened = await inTransaction(db, async (tx) => {
    const account = { ...person, id: newId<UserId>(), role: 'user', createdAt: now } as const;
    const user = await insertUser(tx, account);
    if (!user) return null;
    await deleteSignUps(tx, user.email);
    const { network } = subjects;
    return { user, session: await openSession(tx, { userId: user.id, userAgent, network, now }) };
  });
  if (!opened) throw new AppError('wrong_code');
  return sessionReply(needs, opened.user, opened.session);
}

/** Spends an attempt, which stays spent whatever follows, and looks whether the code is the right one. */
async function personProved(needs: Needs, body: VerifyOtp, subjects: Subjects, now: Date) {
  const { otp, ...reference } = body;
  const tried = await attemptCode(needs, reference, subjects, () =>
    spendAttempt(needs.db, reference, now),
  );
  const entered = hashCode(needs.otpKey, 'verify_email', reference.email, otp);
  return tried && sameHash(tried.codeHash, entered) ? tried.person : null;
}

/** Mails a new code where one is awaited, and answers alike where none is. */
export async function resendOtp(needs: Needs, call: AccountCall<ResendOtp>) {
  const { limiter } = needs;
  const { email, purpose, ticket = newToken() } = call.body;
  const subjects = subjectsOf(call);
  await limiter.spend('resendByNetwork', subjects.network);
  await limiter.spend('codeGap', subjects.both);
  await spendCode(limiter, subjects);
  if (purpose === 'reset_password') await mailResetCode(needs, { email, ticket }, subjects);
  else await renewSignUpCode(needs, call.body);
  return codeSent(email);
}

async function renewSignUpCode(needs: Needs, reference: SignUpReference) {
  await sendNewCode(needs, reference.email, (tx, code) => replaceCode(tx, reference, code));
}

/** Mails a new code for a sign-up whose person has shown to know its password. */
export async function mailNewCode(needs: Needs, signUp: { email: string; ticketHash: string }) {
  await sendNewCode(needs, signUp.email, (tx, code) => replaceCodeOf(tx, signUp.ticketHash, code));
}

/** Where no sign-up awaits a code, one is sent all the same, for a sign-up that is not there. */
async function sendNewCode(
  needs: Needs,
  email: string,
  replace: (tx: Transaction, code: NewCode) => Promise<string | null>,
): Promise<void> {
  const { code, stored } = prepareCode(needs, email);
  await inTransaction(needs.db, async (tx) => {
    const ticketHash = (await replace(tx, stored)) ?? hashToken(newToken());
    await needs.sendCode(tx, { occasion: 'sign_up_again', ticketHash, code });
  });
}

export function prepareCode({ clock, otpKey }: Needs, email: string) {
  const code = newCode();
  const codeHash = hashCode(otpKey, 'verify_email', email, code);
  return { code, stored: { codeHash, codeMadeAt: clock.now() } };
}
