import { z } from 'zod';
import { defineJob, defineScheduledJob, type Job } from '../../platform/jobs/jobs.ts';
import { sweepRateLimits } from '../../platform/limits/store.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { codeMailKind, openSealedCode } from './code-mails.ts';
import { type CodeMailDeps, composeCodeMail } from './compose-code-mail.ts';
import { sweepExternalSignIns } from './external/store.ts';
import { sweepEmailChanges } from './one-time-codes/email-change-store.ts';
import { sweepStepUpCodes } from './one-time-codes/step-up-store.ts';
import { sweepAccountCodes } from './one-time-codes/store.ts';
import { sweepTrustedNetworks } from './sessions/trusted-network-store.ts';
import { sweepSignUps } from './sign-up/store.ts';

interface JobDeps extends CodeMailDeps {
  readonly mailer: Mailer;
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

const sweepKind = {
  name: 'sign_ins_sweep',
  data: z.strictObject({}),
  exclusive: true,
  retries: 0,
  timeoutSeconds: 60,
};

/** Deletes what was begun and given up, also where nothing new is begun. */
async function sweep({ db, clock }: JobDeps): Promise<void> {
  const now = clock.now();
  await sweepSignUps(db, now);
  await sweepAccountCodes(db, now);
  await sweepEmailChanges(db, now);
  await sweepStepUpCodes(db, now);
  await sweepExternalSignIns(db, now);
  await sweepTrustedNetworks(db, now);
  await sweepRateLimits(db, now);
}
