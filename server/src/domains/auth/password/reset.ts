import type { authRoutes } from '@stratum/contract/auth';
import type { Part } from '@stratum/contract/route';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { userByEmail } from '../../accounts/index.ts';
import { codeSent, createSendCode } from '../code-mails.ts';
import type { AccountCall, Deps } from '../deps.ts';
import { spendCode, spendResend } from '../limits.ts';
import { attemptCode } from '../one-time-codes/attempt.ts';
import {
  putAccountCode,
  spendAccountAttempt,
  sweepAccountCodes,
  takeAccountCode,
} from '../one-time-codes/store.ts';
import { deadlockRetries, resetRules } from '../rules.ts';
import { hashCode, hashToken, newCode, newToken, sameHash } from '../tokens.ts';
import { hashPassword } from './hashing.ts';
import { checkNewPassword, setPassword } from './new-password.ts';
import { holderOfResetTicket, putResetTicket, takeResetTicket } from './reset-ticket-store.ts';

type Body<Name extends keyof typeof authRoutes> = Part<(typeof authRoutes)[Name], 'body'>;

const purpose = 'reset_password';

/** Mails a code where there is an account; the answer and the work are alike where there is none. */
export async function forgotPassword(deps: Deps, call: AccountCall<Body<'forgotPassword'>>) {
  await deps.limiter.spend('forgotByNetwork', call.network);
  await spendCode(deps.limiter, call);
  const ticket = newToken();
  await putCode(deps, call, ticket);
  return { ...codeSent(call.body.email), ticket };
}

/** Mails another code, for the ticket that was given with the first one. */
export async function resendResetCode(deps: Deps, call: AccountCall<Body<'resendOtp'>>) {
  await spendResend(deps.limiter, call);
  await putCode(deps, call, call.body.ticket ?? newToken());
  return codeSent(call.body.email);
}

/** The same for somebody whom an operator helps: the code is entered without a ticket. */
export function createSendResetCode(deps: SendResetDeps) {
  const made = { ...deps, sendCode: createSendCode(deps.jobs, deps.otpKey) };
  return async (call: { readonly network: string; readonly body: { readonly email: string } }) => {
    await spendResend(deps.limiter, call);
    await putCode(made, call, newToken());
    return codeSent(call.body.email);
  };
}

interface SendResetDeps extends Pick<Deps, 'db' | 'clock' | 'otpKey' | 'limiter'> {
  readonly jobs: Jobs;
}

/** Puts a new code in place of the ticket's old one; a job mails it where there is an account. */
async function putCode(
  { db, clock, otpKey, sendCode }: Pick<Deps, 'db' | 'clock' | 'otpKey' | 'sendCode'>,
  { body: { email }, network }: Pick<AccountCall<{ email: string }>, 'body' | 'network'>,
  ticket: string,
): Promise<void> {
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
 * Turns the right code into a ticket that sets a new password. An attempt stays spent whatever
 * follows; of parallel right answers one gets a ticket.
 */
export async function checkOtp(deps: Deps, call: AccountCall<Body<'checkOtp'>>) {
  const { db, clock, otpKey } = deps;
  const { otp, ...reference } = call.body;
  const { email } = reference;
  const now = clock.now();
  const tried = await attemptCode(deps, call, () =>
    spendAccountAttempt(db, { ...reference, purpose }, call.network, now),
  );
  const entered = hashCode(otpKey, purpose, email, otp);
  if (tried === null || !sameHash(tried.codeHash, entered)) throw new AppError('wrong_code');
  const ticket = newToken();
  const isGiven = await inTransaction(
    db,
    async (tx) => {
      if (!(await takeAccountCode(tx, tried))) return false;
      const user = await userByEmail(tx, email);
      if (!user) return false;
      await putResetTicket(tx, { userId: user.id, ticketHash: hashToken(ticket), madeAt: now });
      return true;
    },
    { retries: deadlockRetries },
  );
  if (!isGiven) throw new AppError('wrong_code');
  return { ticket, expiresIn: resetRules.ticketLifetime };
}

interface ResetCall {
  readonly body: Body<'resetPassword'>;
  readonly network: string;
}

/** Sets a new password by a ticket, which a password that is refused leaves in place. */
export async function resetPassword(deps: Deps, { body, network }: ResetCall) {
  const { db, clock, limiter } = deps;
  const { ticket, password } = body;
  await limiter.spend('resetByNetwork', network);
  const user = await holderOfResetTicket(db, ticket, clock.now());
  if (!user) throw new AppError('wrong_ticket');
  checkNewPassword(user, password);
  const passwordHash = await hashPassword(password);
  const isSet = await inTransaction(
    db,
    async (tx) =>
      (await takeResetTicket(tx, ticket, clock.now())) &&
      setPassword(deps, tx, user, { passwordHash, keep: null }),
    { retries: deadlockRetries },
  );
  if (!isSet) throw new AppError('wrong_ticket');
  return { changed: true as const };
}
