import type { CodeSent } from '@stratum/contract/auth';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Caller } from '../../../platform/http/call.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { userById } from '../../accounts/index.ts';
import { codeSent, createSendCode } from '../code-mails.ts';
import { type AuthLimiter, spendResend } from '../limits.ts';
import {
  putStepUpCode,
  spendStepUpAttempt,
  takeStepUpCode,
} from '../one-time-codes/step-up-store.ts';
import { hashCode, newCode, sameHash } from '../tokens.ts';
import { isOwnPassword } from './confirm-owner.ts';

interface StepUpDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly limiter: AuthLimiter;
  readonly jobs: Jobs;
  readonly otpKey: Buffer;
}

/** What confirms an act: the password or, for an account without one, a mailed code. */
export interface StepUp {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Confirms that it is the owner of the session who acts, before an act that cannot be taken back.
 * Called ahead of the act's transaction: an attempt stays spent whatever follows.
 * @throws AppError wrong_credentials, wrong_code, too_many_requests
 */
export type ConfirmStepUp = (caller: Caller, given: StepUp) => Promise<void>;

export function createConfirmStepUp(deps: StepUpDeps): ConfirmStepUp {
  return async (caller, { password, code }) => {
    const user = await userById(deps.db, caller.userId);
    if (!user) throw new AppError('invalid_token');
    if (user.passwordHash === null) return confirmByCode(deps, user, code);
    const isRight =
      password !== undefined &&
      (await isOwnPassword(deps.limiter, caller, password, user.passwordHash));
    if (!isRight) {
      throw new AppError('wrong_credentials', {
        fields: new Map([
          ['password', { key: password === undefined ? 'required' : 'wrong_password' }],
        ]),
      });
    }
  };
}

async function confirmByCode(
  { db, clock, otpKey }: StepUpDeps,
  { id, email }: { readonly id: Caller['userId']; readonly email: string },
  code: string | undefined,
): Promise<void> {
  const sent = code === undefined ? null : await spendStepUpAttempt(db, id, clock.now());
  const isRight =
    sent !== null && sameHash(sent.codeHash, hashCode(otpKey, 'step_up', email, code ?? ''));
  if (!isRight || !(await takeStepUpCode(db, sent))) {
    throw new AppError('wrong_code', { fields: new Map([['code', { key: 'wrong_code' }]]) });
  }
}

export type SendConfirmationCode = (call: {
  readonly caller: Caller;
  readonly network: string;
}) => Promise<CodeSent>;

/** Mails a code, which counts for an account without a password alone. */
export function createSendConfirmationCode(deps: StepUpDeps): SendConfirmationCode {
  const sendCode = createSendCode(deps.jobs, deps.otpKey);
  return async ({ caller: { userId }, network }) => {
    const { db, clock, limiter, otpKey } = deps;
    const user = await userById(db, userId);
    if (!user) throw new AppError('invalid_token');
    await spendResend(limiter, { network, body: user });
    const code = newCode();
    const codeHash = hashCode(otpKey, 'step_up', user.email, code);
    await inTransaction(db, async (tx) => {
      await putStepUpCode(tx, { userId, codeHash, madeAt: clock.now() });
      await sendCode(tx, { occasion: 'step_up', userId, code });
    });
    return codeSent(user.email);
  };
}
