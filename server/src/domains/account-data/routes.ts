import { accountDataRoutes } from '@stratum/contract/account-data';
import type { FastifyInstance } from 'fastify';
import type { AccountPart } from '../../platform/account-parts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { type BindPorts, bind } from '../../platform/http/bind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { createMailJobs } from '../../platform/mail/mail-jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createConfirmOwner } from '../auth/index.ts';
import { keepAccount, requestDeletion } from './deletion.ts';
import { eraseAccount, findDueAccounts } from './erasure.ts';
import { exportLink, exportState, startExport } from './export.ts';
import {
  eraseAccountJob,
  exportJob,
  findDueAccountsJob,
  removeArchiveJob,
  sweepExportsJob,
} from './jobs.ts';
import { makeArchive, removeArchive, sweepExports } from './make-archive.ts';
import type { Needs } from './needs.ts';
import { exportLimits } from './rules.ts';

interface AccountDataPorts {
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly storage: Storage;
  readonly publicUrl: string;
  /** What every domain holds of a person. */
  readonly parts: readonly AccountPart[];
}

export function installAccountData(
  api: FastifyInstance,
  bindPorts: BindPorts,
  ports: AccountDataPorts,
): void {
  const needs = needsOf(ports);
  bind(api, bindPorts, accountDataRoutes, {
    startAccountExport: ({ caller }) => startExport(needs, caller.userId),
    accountExport: ({ caller }) => exportState(needs, caller.userId),
    accountExportLink: ({ caller }) => exportLink(needs, caller.userId),
    deleteAccount: ({ caller, body }) => requestDeletion(needs, caller, body),
    keepAccount: ({ caller }) => keepAccount(needs, caller.userId),
  });
  defineJobs(needs);
}

function defineJobs(needs: Needs): void {
  const { jobs } = needs;
  jobs.define(exportJob, (wanted, run) => makeArchive(needs, wanted, run));
  jobs.define(removeArchiveJob, (archive) => removeArchive(needs, archive));
  jobs.define(sweepExportsJob, () => sweepExports(needs));
  jobs.define(findDueAccountsJob, () => findDueAccounts(needs));
  jobs.define(eraseAccountJob, ({ userId }) => eraseAccount(needs, userId));
  jobs.schedule(sweepExportsJob, '*/15 * * * *');
  jobs.schedule(findDueAccountsJob, '*/5 * * * *');
}

function needsOf(ports: AccountDataPorts): Needs {
  const { clock, database, jobs, storage, publicUrl, parts } = ports;
  return {
    db: database.db,
    clock,
    jobs,
    sendMail: createMailJobs(jobs, ports.mailer),
    storage,
    limiter: createLimiter(database.pool, exportLimits),
    confirmOwner: createConfirmOwner(database),
    publicUrl,
    parts,
  };
}
