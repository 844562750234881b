import { z } from 'zod';
import { defineScheduledJob, type Job } from '../../platform/jobs/jobs.ts';
import { sweepRateLimits } from '../../platform/limits/store.ts';
import { sweepAccountCodes } from './account-code-store.ts';
import { type CodeMailDeps, codeMailJob } from './code-mails.ts';
import { sweepExternalSignIns } from './external/store.ts';
import { sweepSignUps } from './sign-up-store.ts';
import { sweepTrustedNetworks } from './trusted-network-store.ts';

const sweepKind = {
  name: 'sign_ins_sweep',
  data: z.strictObject({}),
  exclusive: true,
  retries: 0,
  timeoutSeconds: 60,
};

export function authJobs(deps: CodeMailDeps): readonly Job[] {
  return [codeMailJob(deps), defineScheduledJob(sweepKind, '*/10 * * * *', () => sweep(deps))];
}

/** Deletes what was begun and given up, also where nobody begins anything new. */
async function sweep({ db, clock }: CodeMailDeps): Promise<void> {
  const now = clock.now();
  await sweepSignUps(db, now);
  await sweepAccountCodes(db, now);
  await sweepExternalSignIns(db, now);
  await sweepTrustedNetworks(db, now);
  await sweepRateLimits(db, now);
}
