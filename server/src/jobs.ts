import type { Deps } from './app.ts';
import type { Domain } from './platform/domain.ts';
import { idempotencySweepJob } from './platform/idempotency/sweep-job.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { mailJob } from './platform/mail/mail-jobs.ts';
import { smsJob } from './platform/sms/sms-jobs.ts';

/** Every job of the product, for the processes that run them. */
export function createJobs(deps: Deps, domains: readonly Domain[]): readonly Job[] {
  const { mailer, sms, log, clock, database } = deps;
  return [
    mailJob(mailer),
    smsJob(sms, log),
    idempotencySweepJob({ db: database.db, clock }),
    ...domains.flatMap(({ jobs }) => jobs ?? []),
  ];
}
