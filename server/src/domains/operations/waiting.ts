import type { JobAdministration } from '../../platform/jobs/administration.ts';
import type { WaitingSource } from '../console/index.ts';

/** So many failures are looked at for the oldest of them. */
const most = 200;

/** Jobs that have failed for good: they are retried, or what they lack is put right. */
export function failedJobsWaiting(jobs: JobAdministration): WaitingSource {
  return async () => {
    const failures = await jobs.failures(null, most);
    const oldest = failures.at(-1);
    if (!oldest) return [];
    return [
      {
        kind: 'failed_jobs',
        id: 'failed_jobs',
        count: failures.length,
        names: [],
        since: oldest.failedAt.toISOString(),
        dueAt: null,
        page: '/jobs',
        path: '/jobs',
      },
    ];
  };
}
