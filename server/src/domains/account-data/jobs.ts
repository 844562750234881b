import { defineJob, defineScheduledJob, type Job } from '../../platform/jobs/jobs.ts';
import type { JobDeps } from './deps.ts';
import { eraseAccount, findDueAccounts } from './erasure.ts';
import {
  eraseAccountJob,
  exportJob,
  findDueAccountsJob,
  removeArchiveJob,
  sweepExportsJob,
} from './job-kinds.ts';
import { makeArchive, removeArchive, sweepExports } from './make-archive.ts';

export function accountDataJobs(deps: JobDeps): readonly Job[] {
  return [
    defineJob(exportJob, (wanted, run) => makeArchive(deps, wanted, run)),
    defineJob(removeArchiveJob, (archive) => removeArchive(deps, archive)),
    defineScheduledJob(sweepExportsJob, '*/15 * * * *', () => sweepExports(deps)),
    defineScheduledJob(findDueAccountsJob, '*/5 * * * *', () => findDueAccounts(deps)),
    defineJob(eraseAccountJob, ({ userId }) => eraseAccount(deps, userId)),
  ];
}
