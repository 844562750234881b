import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { defineScheduledJob, type Job, type JobKind } from '../../platform/jobs/jobs.ts';
import { deletePapers } from './store.ts';

interface EraseDeps {
  readonly db: Queryable;
  readonly clock: Clock;
  /** From the end of the year that a paper is of, as tax law counts. */
  readonly yearsKept: number;
}

const eraseKind: JobKind<Record<string, never>> = {
  name: 'invoices.erase',
  data: z.strictObject({}),
  exclusive: true,
  retries: 3,
  timeoutSeconds: 300,
};

/** Erases papers that need not be kept any more. */
export function eraseJob({ db, clock, yearsKept }: EraseDeps): Job {
  return defineScheduledJob(eraseKind, '30 3 * * *', async () => {
    const firstKept = clock.now().getUTCFullYear() - yearsKept;
    await deletePapers(db, `${firstKept}-01-01`);
  });
}
