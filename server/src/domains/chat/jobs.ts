import { messageLimits, timetokenAt } from '@stratum/contract/message-words';
import { z } from 'zod';
import { after } from '../../platform/clock.ts';
import { defineScheduledJob, type Job, type JobKind } from '../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';
import { sweepClientIds } from './store.ts';

const sweepKind: JobKind<Record<string, never>> = {
  name: 'sweep-chat-client-ids',
  data: z.object({}),
  exclusive: true,
  retries: 0,
  timeoutSeconds: 60,
};

/** Retries come within days: the ids that tell them are not kept with the messages for good. */
export function sweepClientIdsJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return defineScheduledJob(sweepKind, '40 * * * *', () => {
    const before = after(clock.now(), -messageLimits.clientIdDays * 86_400);
    return sweepClientIds(db, timetokenAt(before));
  });
}
