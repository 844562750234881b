import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../database.ts';
import { defineScheduledJob, type Job } from '../jobs/jobs.ts';
import { idempotencyKeys } from './tables.ts';

/** A client has given up repeating a call long before, milliseconds. */
const keptFor = 24 * 3_600_000;

const sweepKind = {
  name: 'idempotency_keys_sweep',
  data: z.strictObject({}),
  exclusive: true,
  retries: 0,
  timeoutSeconds: 60,
};

/** Forgets keys by a job of its own: inside a call's transaction the calls of others would wait. */
export function idempotencySweepJob({ db, clock }: { db: Queryable; clock: Clock }): Job {
  return defineScheduledJob(sweepKind, '*/10 * * * *', async () => {
    const before = new Date(clock.now().getTime() - keptFor);
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
  });
}
