import { accountDataRoutes } from '@stratum/contract/account-data';
import type { AccountPart } from '../../platform/account-parts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import type { SmsSender } from '../../platform/sms/sms.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ConfirmOwner } from '../auth/index.ts';
import { accountDataPart } from './account-part.ts';
import { keepAccount, requestDeletion } from './deletion.ts';
import { exportLink, exportState, startExport } from './export.ts';
import { accountDataJobs } from './jobs.ts';
import type { Needs } from './needs.ts';
import { exportLimits } from './rules.ts';

interface AccountDataPorts {
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly confirmOwner: ConfirmOwner;
  readonly publicUrl: string;
  /** What the other domains hold of a person. */
  readonly parts: readonly AccountPart[];
}

export function accountDataDomain(ports: AccountDataPorts) {
  const needs = needsOf(ports);
  return {
    name: 'account-data',
    routes: implement(accountDataRoutes, {
      startAccountExport: ({ caller }) => startExport(needs, caller.userId),
      accountExport: ({ caller }) => exportState(needs, caller.userId),
      accountExportLink: ({ caller }) => exportLink(needs, caller.userId),
      deleteAccount: ({ caller, body }) => requestDeletion(needs, caller, body),
      keepAccount: ({ caller }) => keepAccount(needs, caller.userId),
    }),
    jobs: accountDataJobs(needs),
    personalData: accountDataPart(ports.jobs),
  } satisfies Domain;
}

function needsOf(ports: AccountDataPorts): Needs {
  const { clock, database, jobs, storage, mailer, sms, confirmOwner, publicUrl, parts } = ports;
  return {
    db: database.db,
    clock,
    jobs,
    sendMail: createSendMail(jobs),
    storage,
    mailer,
    sms,
    limiter: createLimiter(database.pool, exportLimits),
    confirmOwner,
    publicUrl,
    parts: [...parts, accountDataPart(jobs)],
  };
}
