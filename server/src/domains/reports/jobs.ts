import { reportLimits } from '@stratum/contract/report-words';
import { z } from 'zod';
import { after } from '../../platform/clock.ts';
import { defineScheduledJob, type Job, type JobKind } from '../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';
import { deleteReportsBefore } from './store.ts';

const sweepKind: JobKind<Record<string, never>> = {
  name: 'sweep-reports',
  data: z.object({}),
  exclusive: true,
  retries: 0,
  timeoutSeconds: 60,
};

/** Copies of what people wrote are not kept for longer than it takes to judge them. */
export function sweepReportsJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return defineScheduledJob(sweepKind, '50 * * * *', () =>
    deleteReportsBefore(db, after(clock.now(), -reportLimits.keptDays * 86_400)),
  );
}
