import { z } from 'zod';
import { defineScheduledJob, type Job } from '../../platform/jobs/jobs.ts';
import { type SweepDeps, sweepUploads } from './sweep.ts';

const sweepJob = {
  name: 'uploads_sweep',
  data: z.strictObject({}),
  exclusive: true,
  retries: 1,
  timeoutSeconds: 10 * 60,
};

/** Bytes of what was deleted are removed within five minutes. */
export function uploadJobs(deps: SweepDeps): readonly Job[] {
  return [defineScheduledJob(sweepJob, '*/5 * * * *', () => sweepUploads(deps))];
}
