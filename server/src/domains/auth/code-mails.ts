import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { defineJob, type Job, type JobKind, type Jobs } from '../../platform/jobs/jobs.ts';
import type { Mail, Mailer } from '../../platform/mail/mail.ts';
import { createSealer } from '../../platform/seal.ts';
import { liveAccountCode } from './account-code-store.ts';
import { hashCode, sameHash } from './codes.ts';
import { codeMail, knownAccountMail, resetCodeMail } from './mails.ts';
import { signUpAwaitingCode } from './sign-up-store.ts';
import { userByEmail } from './store.ts';

/**
 * A code on its way. It is sent alike for addresses with an account and without one: only the job
 * finds out to whom it goes, and drops it where that is nobody, or the code is not the live one.
 */
const codeMailSchema = z.strictObject({
  occasion: z.enum(['sign_up', 'sign_up_again', 'reset_password']),
  /** Of the sign-up or the reset. */
  ticketHash: z.string(),
  code: z.string(),
});
type CodeMail = z.infer<typeof codeMailSchema>;

/** Retries fall within the ten minutes of a code: nine attempts in four to eight and a half. */
const codeMailKind: JobKind<{ sealed: string }> = {
  name: 'code_mail',
  data: z.strictObject({ sealed: z.string() }),
  exclusive: false,
  retries: 8,
  timeoutSeconds: 60,
  concurrency: 3,
};

export type SendCode = (db: Queryable, mail: CodeMail) => Promise<void>;

/** Codes wait in the database under a key of the installation, never in clear text. */
export function createSendCode(jobs: Jobs, otpKey: Buffer): SendCode {
  const sealer = codeSealer(otpKey);
  return (db, mail) => jobs.send(db, codeMailKind, { sealed: sealer.seal(JSON.stringify(mail)) });
}

export interface CodeMailDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly otpKey: Buffer;
  readonly publicUrl: string;
}

export function codeMailJob(deps: CodeMailDeps): Job {
  const sealer = codeSealer(deps.otpKey);
  return defineJob(codeMailKind, async ({ sealed }) => {
    const text = sealer.open(sealed);
    // Sealed under secrets that are replaced: the code itself is worthless too.
    if (text === null) return;
    const mail = await composeCodeMail(deps, codeMailSchema.parse(JSON.parse(text)));
    if (mail) await deps.mailer.send(mail);
  });
}

function codeSealer(otpKey: Buffer) {
  return createSealer(otpKey, 'code mails');
}

async function composeCodeMail(deps: CodeMailDeps, sent: CodeMail): Promise<Mail | null> {
  return sent.occasion === 'reset_password' ? resetMail(deps, sent) : signUpMail(deps, sent);
}

/** Whoever has an account hears once that somebody signed up with its address, and of no code. */
async function signUpMail(
  { db, clock, otpKey, publicUrl }: CodeMailDeps,
  { occasion, ticketHash, code }: CodeMail,
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
  { ticketHash, code }: CodeMail,
): Promise<Mail | null> {
  const live = await liveAccountCode(db, ticketHash, clock.now());
  if (!live) return null;
  if (!sameHash(live.codeHash, hashCode(otpKey, 'reset_password', live.email, code))) return null;
  const user = await userByEmail(db, live.email);
  return user && resetCodeMail(user, code);
}
