import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { sweepAccountCodes } from './account-code-store.ts';
import { sweepExternalSignIns } from './external/store.ts';
import { sweepSignUps } from './sign-up-store.ts';

const sweepJob = {
  name: 'sign_ins_sweep',
  data: z.strictObject({}),
  single: true,
  retries: 0,
  longest: 60,
};

/** Forgets what was begun and given up, also where nobody begins anything new. */
export function scheduleAuthSweep(jobs: Jobs, { db, clock }: { db: Database; clock: Clock }): void {
  jobs.define(sweepJob, async () => {
    const now = clock.now();
    await sweepSignUps(db, now);
    await sweepAccountCodes(db, now);
    await sweepExternalSignIns(db, now);
  });
  jobs.schedule(sweepJob, '*/10 * * * *');
}
