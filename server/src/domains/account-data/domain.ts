import { accountDataRoutes } from '@stratum/contract/account-data';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import { keepAccount, requestDeletion } from './deletion.ts';
import type { Deps } from './deps.ts';
import { exportLink, exportState, startExport } from './export.ts';
import { accountDataJobs } from './jobs.ts';
import { archivePersonalData } from './personal-data.ts';

/** The domain's deps, of which it makes some itself. */
type Given = Omit<Deps, 'db' | 'sendMail'> & { readonly database: DatabaseConnection };

export function accountDataDomain({ database, ...given }: Given) {
  const personalData = archivePersonalData(given.jobs);
  const deps: Deps = {
    ...given,
    db: database.db,
    sendMail: createSendMail(given.jobs),
    personalData: [...given.personalData, personalData],
  };
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
    personalData,
  } satisfies Domain;
}
