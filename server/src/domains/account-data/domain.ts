import { accountDataRoutes } from '@stratum/contract/account-data';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { SmsSender } from '../../platform/sms/sms.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ConfirmOwner } from '../auth/index.ts';
import { keepAccount, requestDeletion } from './deletion.ts';
import type { Deps } from './deps.ts';
import { exportLink, exportState, startExport } from './export.ts';
import { accountDataJobs } from './jobs.ts';
import { archivePersonalData } from './personal-data.ts';

interface AccountDataDeps {
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly confirmOwner: ConfirmOwner;
  readonly publicUrl: string;
  /** What the other domains hold of a person. */
  readonly personalData: readonly PersonalData[];
}

export function accountDataDomain(given: AccountDataDeps) {
  const deps = depsOf(given);
  return {
    name: 'account-data',
    routes: implement(accountDataRoutes, {
      startAccountExport: ({ caller, tx }) => startExport(tx, deps, caller.userId),
      accountExport: ({ caller }) => exportState(deps, caller.userId),
      accountExportLink: ({ caller }) => exportLink(deps, caller.userId),
      deleteAccount: ({ caller, body }) => requestDeletion(deps, caller, body),
      keepAccount: ({ caller }) => keepAccount(deps, caller.userId),
    }),
    jobs: accountDataJobs(deps),
    personalData: archivePersonalData(given.jobs),
  } satisfies Domain;
}

function depsOf(given: AccountDataDeps): Deps {
  const { clock, database, jobs, storage, mailer, sms, confirmOwner, publicUrl, personalData } =
    given;
  return {
    db: database.db,
    clock,
    jobs,
    sendMail: createSendMail(jobs),
    storage,
    mailer,
    sms,
    confirmOwner,
    publicUrl,
    personalData: [...personalData, archivePersonalData(jobs)],
  };
}
