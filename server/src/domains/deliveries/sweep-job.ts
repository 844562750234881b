import { z } from 'zod';
import { after, type Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { defineScheduledJob, type Job } from '../../platform/jobs/jobs.ts';
import { deleteDeliveriesBefore } from './store.ts';

/** Seconds for which what left is remembered. */
const kept = 30 * 24 * 60 * 60;

const sweepKind = {
  name: 'deliveries_sweep',
  data: z.strictObject({}),
  exclusive: true,
  retries: 1,
  timeoutSeconds: 5 * 60,
};

export function sweepDeliveriesJob({ db, clock }: { db: Queryable; clock: Clock }): Job {
  return defineScheduledJob(sweepKind, '20 3 * * *', () =>
    deleteDeliveriesBefore(db, after(clock.now(), -kept)),
  );
}
