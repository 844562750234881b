import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { userByEmail, userById } from '../accounts/index.ts';
import type { SentCode, SentEmailCode, SentTicketCode } from './code-mails.ts';
import {
  codeMail,
  currentEmailCodeMail,
  knownAccountMail,
  newEmailCodeMail,
  resetCodeMail,
  stepUpCodeMail,
  takenEmailMail,
} from './mails.ts';
import { liveEmailChange } from './one-time-codes/email-change-store.ts';
import { liveStepUpCode } from './one-time-codes/step-up-store.ts';
import { liveAccountCode } from './one-time-codes/store.ts';
import { signUpAwaitingCode } from './sign-up/store.ts';
import { hashCode, sameHash } from './tokens.ts';

export interface CodeMailDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly otpKey: Buffer;
  readonly publicUrl: string;
}

/** @returns null where the code has ended, or has no receiver */
export function composeCodeMail(deps: CodeMailDeps, sent: SentCode): Promise<Mail | null> {
  switch (sent.occasion) {
    case 'sign_up':
    case 'sign_up_again':
      return signUpMail(deps, sent);
    case 'reset_password':
      return resetMail(deps, sent);
    case 'new_email':
    case 'current_email':
      return emailChangeMail(deps, sent);
    case 'step_up':
      return stepUpMail(deps, sent);
  }
}

/** The owner of an account with the address gets one mail that says so, without a code. */
async function signUpMail(
  { db, clock, otpKey, publicUrl }: CodeMailDeps,
  { occasion, ticketHash, code }: SentTicketCode,
): Promise<Mail | null> {
  const signUp = await signUpAwaitingCode(db, ticketHash, clock.now());
  if (!signUp) return null;
  const owner = await userByEmail(db, signUp.email);
  if (owner) return occasion === 'sign_up' ? knownAccountMail(owner, publicUrl) : null;
  const isLive = sameHash(signUp.codeHash, hashCode(otpKey, 'verify_email', signUp.email, code));
  return isLive ? codeMail(signUp, code) : null;
}

async function resetMail(
  { db, clock, otpKey }: CodeMailDeps,
  { ticketHash, code }: SentTicketCode,
): Promise<Mail | null> {
  const live = await liveAccountCode(db, ticketHash, clock.now());
  if (!live) return null;
  if (!sameHash(live.codeHash, hashCode(otpKey, 'reset_password', live.email, code))) return null;
  const user = await userByEmail(db, live.email);
  return user?.blockedAt === null ? resetCodeMail(user, code) : null;
}

async function stepUpMail(
  { db, clock, otpKey }: CodeMailDeps,
  { userId, code }: SentEmailCode,
): Promise<Mail | null> {
  const live = await liveStepUpCode(db, userId, clock.now());
  const user = live && (await userById(db, userId));
  if (!user) return null;
  const isLive = sameHash(live.codeHash, hashCode(otpKey, 'step_up', user.email, code));
  return isLive ? stepUpCodeMail(user, code) : null;
}

/** The owner of an account with the new address gets a mail that says so, without a code. */
async function emailChangeMail(
  { db, clock, otpKey, publicUrl }: CodeMailDeps,
  { occasion, userId, code }: SentEmailCode,
): Promise<Mail | null> {
  const change = await liveEmailChange(db, userId, clock.now());
  const user = change && (await userById(db, userId));
  if (!user) return null;
  const { email, newCodeHash, currentCodeHash } = change;
  if (occasion === 'current_email') {
    const isLive = sameHash(currentCodeHash, hashCode(otpKey, occasion, user.email, code));
    return isLive ? currentEmailCodeMail(user, { code, newEmail: email, publicUrl }) : null;
  }
  if (!sameHash(newCodeHash, hashCode(otpKey, occasion, email, code))) return null;
  const owner = await userByEmail(db, email);
  return owner ? takenEmailMail(owner) : newEmailCodeMail({ email, locale: user.locale }, code);
}
