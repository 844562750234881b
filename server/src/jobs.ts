import type { Deps } from './deps.ts';
import { withNotedDeliveries } from './noted-deliveries.ts';
import { nightlyBackupJob } from './platform/backup/nightly.ts';
import type { Domain } from './platform/domain.ts';
import { createDueRunner, type DueRunner } from './platform/due/due-runner.ts';
import { idempotencySweepJob } from './platform/idempotency/sweep-job.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { mailJob } from './platform/mail/mail-jobs.ts';
import { smsJob } from './platform/sms/sms-jobs.ts';

/** Every job of the product, for the processes that run them. */
export function createJobs(given: Deps, domains: readonly Domain[]): readonly Job[] {
  const deps = withNotedDeliveries(given);
  const { mailer, sms, log, clock, database, backups, publicPages } = deps;
  return [
    mailJob(mailer),
    smsJob({ db: database.db, clock, log, sms }),
    idempotencySweepJob({ db: database.db, clock }),
    ...(backups ? [nightlyBackupJob({ ...deps, address: database.address }, backups)] : []),
    ...(publicPages ? [publicPages.job] : []),
    ...domains.flatMap(({ jobs }) => jobs ?? []),
  ];
}

/** What runs the work of all domains that is due at a time. */
export function createDue(deps: Deps, domains: readonly Domain[]): DueRunner {
  return createDueRunner(
    deps,
    domains.flatMap(({ due }) => due ?? []),
  );
}
