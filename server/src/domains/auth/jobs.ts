import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { defineJob, defineScheduledJob, type Job } from '../../platform/jobs/jobs.ts';
import { sweepRateLimits } from '../../platform/limits/store.ts';
import type { Mail, Mailer } from '../../platform/mail/mail.ts';
import { userByEmail, userById } from '../accounts/index.ts';
import {
  codeMailKind,
  openSealedCode,
  type SentCode,
  type SentEmailCode,
  type SentTicketCode,
} from './code-mails.ts';
import { sweepExternalSignIns } from './external/store.ts';
import {
  codeMail,
  currentEmailCodeMail,
  knownAccountMail,
  newEmailCodeMail,
  resetCodeMail,
  takenEmailMail,
} from './mails.ts';
import { liveEmailChange, sweepEmailChanges } from './one-time-codes/email-change-store.ts';
import { liveAccountCode, sweepAccountCodes } from './one-time-codes/store.ts';
import { sweepTrustedNetworks } from './sessions/trusted-network-store.ts';
import { signUpAwaitingCode, sweepSignUps } from './sign-up/store.ts';
import { hashCode, sameHash } from './tokens.ts';

interface JobDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly otpKey: Buffer;
  readonly publicUrl: string;
}

export function authJobs(deps: JobDeps): readonly Job[] {
  return [
    defineJob(codeMailKind, async ({ sealed }) => {
      const sent = openSealedCode(deps.otpKey, sealed);
      const mail = sent && (await composeCodeMail(deps, sent));
      if (mail) await deps.mailer.send(mail);
    }),
    defineScheduledJob(sweepKind, '*/10 * * * *', () => sweep(deps)),
  ];
}

function composeCodeMail(deps: JobDeps, sent: SentCode): Promise<Mail | null> {
  switch (sent.occasion) {
    case 'sign_up':
    case 'sign_up_again':
      return signUpMail(deps, sent);
    case 'reset_password':
      return resetMail(deps, sent);
    case 'new_email':
    case 'current_email':
      return emailChangeMail(deps, sent);
  }
}

/** Whoever has an account hears once that somebody signed up with its address, and of no code. */
async function signUpMail(
  { db, clock, otpKey, publicUrl }: JobDeps,
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
  { db, clock, otpKey }: JobDeps,
  { ticketHash, code }: SentTicketCode,
): Promise<Mail | null> {
  const live = await liveAccountCode(db, ticketHash, clock.now());
  if (!live) return null;
  if (!sameHash(live.codeHash, hashCode(otpKey, 'reset_password', live.email, code))) return null;
  const user = await userByEmail(db, live.email);
  return user && resetCodeMail(user, code);
}

/** Whoever has an account with the new address hears that it stays theirs, and of no code. */
async function emailChangeMail(
  { db, clock, otpKey, publicUrl }: JobDeps,
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

const sweepKind = {
  name: 'sign_ins_sweep',
  data: z.strictObject({}),
  exclusive: true,
  retries: 0,
  timeoutSeconds: 60,
};

/** Deletes what was begun and given up, also where nobody begins anything new. */
async function sweep({ db, clock }: JobDeps): Promise<void> {
  const now = clock.now();
  await sweepSignUps(db, now);
  await sweepAccountCodes(db, now);
  await sweepEmailChanges(db, now);
  await sweepExternalSignIns(db, now);
  await sweepTrustedNetworks(db, now);
  await sweepRateLimits(db, now);
}
