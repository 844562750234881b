import { idempotencyKeyDays } from '@stratum/contract/endpoint';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { after, type Clock } from '../clock.ts';
import type { Queryable } from '../database.ts';
import { defineScheduledJob, type Job } from '../jobs/jobs.ts';
import { idempotencyKeys } from './tables.ts';

/** Seconds. */
const keptFor = idempotencyKeyDays * 24 * 3_600;

const sweepKind = {
  name: 'idempotency_keys_sweep',
  data: z.strictObject({}),
  exclusive: true,
  retries: 0,
  timeoutSeconds: 60,
};

/** Removes old keys in a job: a sweep inside a call's transaction would hold up the calls of others. */
export function idempotencySweepJob({ db, clock }: { db: Queryable; clock: Clock }): Job {
  return defineScheduledJob(sweepKind, '*/10 * * * *', async () => {
    const before = after(clock.now(), -keptFor);
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
  });
}
