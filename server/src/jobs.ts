import { accountParts, type Ports } from './app.ts';
import { accountDataJobs } from './domains/account-data/index.ts';
import { authJobs } from './domains/auth/index.ts';
import { uploadJobs } from './domains/uploads/index.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { createSendMail, mailJob } from './platform/mail/mail-jobs.ts';

/** Every job of the product, for the processes that run them. */
export function createJobs(ports: Ports): readonly Job[] {
  const deps = { ...ports, db: ports.database.db };
  const parts = accountParts(ports);
  return [
    mailJob(ports.mailer),
    ...authJobs(deps),
    ...uploadJobs(deps),
    ...accountDataJobs({ ...deps, parts, sendMail: createSendMail(ports.jobs) }),
  ];
}
