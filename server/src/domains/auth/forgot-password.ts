import type { authRoutes } from '@stratum/contract/auth';
import type { Part } from '@stratum/contract/route';
import { AppError } from '../../platform/http/app-error.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  putAccountCode,
  spendAccountAttempt,
  sweepAccountCodes,
  takeAccountCode,
} from './account-code-store.ts';
import { attemptCode } from './code-attempts.ts';
import { codeSent, hashCode, newCode, sameHash } from './codes.ts';
import { type Subjects, spendCode, subjectsOf } from './limits.ts';
import type { AccountCall, Needs } from './needs.ts';
import { putResetTicket } from './reset-ticket-store.ts';
import { resetRules } from './rules.ts';
import { userByEmail } from './store.ts';
import { hashToken, newToken } from './tokens.ts';

type ForgotPassword = Part<typeof authRoutes.forgotPassword, 'body'>;
type CheckOtp = Part<typeof authRoutes.checkOtp, 'body'>;

const purpose = 'reset_password';

/** Mails a code where there is an account; the answer and the work are alike where there is none. */
export async function forgotPassword(needs: Needs, call: AccountCall<ForgotPassword>) {
  const { limiter } = needs;
  const { email } = call.body;
  const subjects = subjectsOf(call);
  await limiter.spend('forgotByNetwork', subjects.network);
  await spendCode(limiter, subjects);
  await limiter.exhaust('codeGap', subjects.both);
  const ticket = newToken();
  await mailResetCode(needs, { email, ticket }, subjects);
  return { ...codeSent(email), ticket };
}

interface Reset {
  readonly email: string;
  readonly ticket: string;
}

/** Puts a new code in place of the reset's old one; a job mails it where there is an account. */
export async function mailResetCode(
  needs: Needs,
  { email, ticket }: Reset,
  { network }: Subjects,
): Promise<void> {
  const { db, clock, otpKey, sendCode } = needs;
  const code = newCode();
  const codeHash = hashCode(otpKey, purpose, email, code);
  const madeAt = clock.now();
  await sweepAccountCodes(db, madeAt);
  const asked = { askedFrom: network, madeAt };
  await inTransaction(db, async (tx) => {
    await putAccountCode(tx, { email, purpose, ticket, codeHash, ...asked });
    await sendCode(tx, { occasion: purpose, ticketHash: hashToken(ticket), code });
  });
}

/**
 * Turns the right code into a ticket that sets a new password. An attempt stays spent whatever follows;
 * of parallel right answers one gets a ticket.
 */
export async function checkOtp(needs: Needs, call: AccountCall<CheckOtp>) {
  const { db, clock, otpKey } = needs;
  const { otp, ...reference } = call.body;
  const { email } = reference;
  const subjects = subjectsOf(call);
  const now = clock.now();
  const tried = await attemptCode(needs, reference, subjects, () =>
    spendAccountAttempt(db, { ...reference, purpose }, subjects.network, now),
  );
  const entered = hashCode(otpKey, purpose, email, otp);
  if (tried === null || !sameHash(tried.codeHash, entered)) throw new AppError('wrong_code');
  const ticket = newToken();
  const isGiven = await inTransaction(db, async (tx) => {
    if (!(await takeAccountCode(tx, tried))) return false;
    const user = await userByEmail(tx, email);
    if (!user) return false;
    await putResetTicket(tx, { userId: user.id, ticketHash: hashToken(ticket), madeAt: now });
    return true;
  });
  if (!isGiven) throw new AppError('wrong_code');
  return { ticket, expiresIn: resetRules.ticketLifetime };
}
