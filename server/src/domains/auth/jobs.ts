import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { defineScheduledJob, type Job } from '../../platform/jobs/jobs.ts';
import { sweepRateLimits } from '../../platform/limits/store.ts';
import { sweepAccountCodes } from './account-code-store.ts';
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

interface JobDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export function authJobs(deps: JobDeps): readonly Job[] {
  return [defineScheduledJob(sweepKind, '*/10 * * * *', () => sweep(deps))];
}

/** Deletes what was begun and given up, also where nobody begins anything new. */
async function sweep({ db, clock }: JobDeps): Promise<void> {
  const now = clock.now();
  await sweepSignUps(db, now);
  await sweepAccountCodes(db, now);
  await sweepExternalSignIns(db, now);
  await sweepTrustedNetworks(db, now);
  await sweepRateLimits(db, now);
}
