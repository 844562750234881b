import type { Deps } from './app.ts';
import type { Domain } from './platform/domain.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { mailJob } from './platform/mail/mail-jobs.ts';

/** Every job of the product, for the processes that run them. */
export function createJobs({ mailer }: Deps, domains: readonly Domain[]): readonly Job[] {
  return [mailJob(mailer), ...domains.flatMap(({ jobs }) => jobs ?? [])];
}
