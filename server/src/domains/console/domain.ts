import { consoleRoutes } from '@stratum/contract/console/console';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { readSignUpRule } from '../auth/index.ts';
import { auditList, auditPage } from './audit-log.ts';
import type { ConsoleDeps } from './deps.ts';
import { createFigures } from './figures.ts';
import { consoleJobs } from './jobs.ts';
import { type AllLists, listExport, startListExport } from './list-exports.ts';
import { consolePersonalData } from './personal-data.ts';
import { deleteFilter, filtersOf, saveFilter } from './saved-filters.ts';
import { setSignUpPolicy } from './sign-up-policy.ts';
import { waitingThings } from './waiting.ts';

/** What the screens of the console share: kept filters, files of lists, the audit log. */
export function consoleDomain(deps: ConsoleDeps) {
  const { db } = deps;
  const lists: AllLists = { ...deps.lists, audit: auditList(deps) };
  return {
    name: 'console',
    routes: implement(consoleRoutes, {
      sendConfirmationCode: (call) => deps.sendConfirmationCode(call),
      figures: createFigures(db, deps.clock),
      waiting: () => waitingThings(deps),
      signUpPolicy: () => readSignUpRule(db),
      setSignUpPolicy: ({ caller, body }) => setSignUpPolicy(deps, caller, body),
      auditEntries: ({ query }) => auditPage(deps, query),
      savedFilters: async ({ caller, query }) => ({
        items: await filtersOf(db, caller.userId, query.list),
      }),
      saveFilter: ({ caller, body, tx }) => saveFilter(tx, caller.userId, body),
      deleteFilter: ({ caller, params }) => deleteFilter(db, caller.userId, params.filterId),
      startListExport: ({ caller, body, tx }) =>
        startListExport(tx, deps, lists, caller.userId, body),
      listExport: ({ caller, params }) => listExport(deps, caller.userId, params.exportId),
    }),
    jobs: consoleJobs(deps, lists),
    personalData: consolePersonalData(deps.jobs),
  } satisfies Domain;
}
