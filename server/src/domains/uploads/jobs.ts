import { z } from 'zod';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { UploadNeeds } from './needs.ts';
import { sweepUploads } from './sweep.ts';

const sweepJob = {
  name: 'uploads_sweep',
  data: z.strictObject({}),
  single: true,
  retries: 1,
  longest: 10 * 60,
};

/** What has ended loses its bytes within five minutes. */
export function scheduleSweep(jobs: Jobs, needs: UploadNeeds): void {
  jobs.define(sweepJob, () => sweepUploads(needs));
  jobs.schedule(sweepJob, '*/5 * * * *');
}
