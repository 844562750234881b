import type { Deps } from './app.ts';
import type { Domain } from './platform/domain.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { mailJob } from './platform/mail/mail-jobs.ts';
import { smsJob } from './platform/sms/sms-jobs.ts';

/** Every job of the product, for the processes that run them. */
export function createJobs({ mailer, sms, log }: Deps, domains: readonly Domain[]): readonly Job[] {
  return [mailJob(mailer), smsJob(sms, log), ...domains.flatMap(({ jobs }) => jobs ?? [])];
}
