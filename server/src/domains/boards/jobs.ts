import { dayAt } from '@stratum/contract/zoned-time';
import { z } from 'zod';
import { after } from '../../platform/clock.ts';
import { defineScheduledJob, type Job, type JobKind } from '../../platform/jobs/jobs.ts';
import { sweepCheers } from './cheers-store.ts';
import type { Deps } from './deps.ts';

const sweepKind: JobKind<Record<string, never>> = {
  name: 'sweep-cheers',
  data: z.object({}),
  exclusive: true,
  retries: 0,
  timeoutSeconds: 60,
};

/** Days for which it is known who has cheered whom: the rule is about one. */
const keptDays = 7;

export function sweepCheersJob({ db, clock }: Deps): Job {
  return defineScheduledJob(sweepKind, '50 3 * * *', () => {
    const before = after(clock.now(), -keptDays * 86_400);
    return sweepCheers(db, dayAt(before, 'UTC'));
  });
}
