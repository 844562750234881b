import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { defineJob, defineScheduledJob, type Job } from '../../platform/jobs/jobs.ts';
import { sweepRateLimits } from '../../platform/limits/store.ts';
import type { Mail, Mailer } from '../../platform/mail/mail.ts';
import { userByEmail } from '../accounts/index.ts';
import { codeMailKind, openSealedCode, type SentCode } from './code-mails.ts';
import { sweepExternalSignIns } from './external/store.ts';
import { codeMail, knownAccountMail, resetCodeMail } from './mails.ts';
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

async function composeCodeMail(deps: JobDeps, sent: SentCode): Promise<Mail | null> {
  return sent.occasion === 'reset_password' ? resetMail(deps, sent) : signUpMail(deps, sent);
}

/** Whoever has an account hears once that somebody signed up with its address, and of no code. */
async function signUpMail(
  { db, clock, otpKey, publicUrl }: JobDeps,
  { occasion, ticketHash, code }: SentCode,
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
  { ticketHash, code }: SentCode,
): Promise<Mail | null> {
  const live = await liveAccountCode(db, ticketHash, clock.now());
  if (!live) return null;
  if (!sameHash(live.codeHash, hashCode(otpKey, 'reset_password', live.email, code))) return null;
  const user = await userByEmail(db, live.email);
  return user && resetCodeMail(user, code);
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
  await sweepExternalSignIns(db, now);
  await sweepTrustedNetworks(db, now);
  await sweepRateLimits(db, now);
}
