import { groupIdSchema } from '@stratum/contract/ids';
import { messageLimits, timetokenAt } from '@stratum/contract/message-words';
import { z } from 'zod';
import { after } from '../../platform/clock.ts';
import { defineJob, defineScheduledJob, type Job, type JobKind } from '../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';
import { deleteClientIdsOf, deleteLogOf, deleteMessagesOf } from './ended-store.ts';
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

const endedGroupSchema = z.object({ groupId: groupIdSchema });

export const endedGroupJob: JobKind<z.infer<typeof endedGroupSchema>> = {
  name: 'sweep-ended-group',
  data: endedGroupSchema,
  exclusive: false,
  retries: 20,
  timeoutSeconds: 10 * 60,
};

/** Deletes what was written in a group that has ended, some rows at a time: nobody can read it any more. */
export function sweepEndedGroupJob({ db }: Pick<Deps, 'db'>): Job {
  return defineJob(endedGroupJob, async ({ groupId }, { signal }) => {
    for (const deleteSome of [deleteMessagesOf, deleteClientIdsOf]) {
      while (await deleteSome(db, groupId)) signal.throwIfAborted();
    }
    // A card that changed meanwhile, or an account that ended, has taken a place again.
    await deleteLogOf(db, groupId);
  });
}
