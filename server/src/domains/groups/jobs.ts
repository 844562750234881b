import { z } from 'zod';
import { defineScheduledJob, type Job, type JobKind } from '../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';
import { sweepInvitations } from './invitations-store.ts';

const sweepKind: JobKind<Record<string, never>> = {
  name: 'sweep-group-invitations',
  data: z.object({}),
  exclusive: true,
  retries: 0,
  timeoutSeconds: 60,
};

/** Addresses of people who have not answered are not kept. */
export function sweepInvitationsJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return defineScheduledJob(sweepKind, '20 * * * *', () => sweepInvitations(db, clock.now()));
}
