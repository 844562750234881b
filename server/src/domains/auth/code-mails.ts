import { type UserId, userIdSchema } from '@stratum/contract/ids';
import { z } from 'zod';
import type { Queryable } from '../../platform/database.ts';
import type { JobKind, Jobs } from '../../platform/jobs/jobs.ts';
import { createSealer } from '../../platform/seal.ts';
import { codeRules } from './rules.ts';

/**
 * A code that is to be mailed. It is sent alike for addresses with an account and without one: only
 * the job looks up the receiver, and drops the code where there is none, or where it has ended.
 */
const sentCodeSchema = z.discriminatedUnion('occasion', [
  z.strictObject({
    occasion: z.enum(['sign_up', 'sign_up_again', 'reset_password']),
    /** Of the sign-up or the reset. */
    ticketHash: z.string(),
    code: z.string(),
  }),
  z.strictObject({
    /** Which of both addresses of a change the code goes to, or the act of an administrator. */
    occasion: z.enum(['new_email', 'current_email', 'step_up']),
    userId: userIdSchema,
    code: z.string(),
  }),
]);
export type SentCode = z.infer<typeof sentCodeSchema>;
export type SentTicketCode = Extract<SentCode, { ticketHash: string }>;
export type SentEmailCode = Extract<SentCode, { userId: UserId }>;

/** Eight attempts within four to eight and a half minutes, of the ten that a code is good for. */
export const codeMailKind: JobKind<{ sealed: string }> = {
  name: 'code_mail',
  data: z.strictObject({ sealed: z.string() }),
  exclusive: false,
  retries: 7,
  timeoutSeconds: 60,
  concurrency: 3,
};

export type SendCode = (db: Queryable, code: SentCode) => Promise<void>;

/** Codes wait in the database under a key of the installation, never in clear text. */
export function createSendCode(jobs: Jobs, otpKey: Buffer): SendCode {
  const sealer = codeSealer(otpKey);
  return (db, code) => jobs.send(db, codeMailKind, { sealed: sealer.seal(JSON.stringify(code)) });
}

/** Null where it was sealed under secrets that are replaced: the code itself is worthless too. */
export function openSealedCode(otpKey: Buffer, sealed: string): SentCode | null {
  const text = codeSealer(otpKey).open(sealed);
  return text === null ? null : sentCodeSchema.parse(JSON.parse(text));
}

function codeSealer(otpKey: Buffer) {
  return createSealer(otpKey, 'code mails');
}

/** What every answer says of a code on its way. */
export function codeSent(email: string) {
  return { email, resendAfter: codeRules.resendAfter, expiresIn: codeRules.lifetime };
}
