import { peopleRoutes } from '@stratum/contract/console/people';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { actOn, block, giveRole, unblock } from './acts.ts';
import { actOnMany } from './bulk.ts';
import type { PeopleDeps } from './deps.ts';
import { endPersonSessions } from './end-sessions.ts';
import { peoplePage } from './list.ts';
import { beginExport, deleteOnRequest, resendCode } from './on-request.ts';
import { personPage } from './person.ts';
import { peoplePersonalData } from './personal-data.ts';
import { endViews, viewAs, viewToldDue } from './view-as.ts';

/** People as those who administrate see them, and what they may do about an account. */
export function peopleDomain(deps: PeopleDeps) {
  return {
    name: 'people',
    routes: implement(peopleRoutes, {
      people: ({ query }) => peoplePage(deps, query),
      person: ({ caller, params }) => personPage(deps, caller, params.userId),
      endPersonSessions: (call) => endPersonSessions(deps, call),
      blockAccount: ({ caller, params, body }) => actOn(deps, caller, params.userId, body, block),
      unblockAccount: ({ caller, params, body }) =>
        actOn(deps, caller, params.userId, body, unblock),
      changePersonRole: ({ caller, params, body }) =>
        actOn(deps, caller, params.userId, body, giveRole(body.role)),
      resendPersonCode: (call) => resendCode(deps, call),
      exportPerson: ({ caller, params, body }) =>
        actOn(deps, caller, params.userId, body, beginExport),
      deletePerson: ({ caller, params, body }) =>
        deleteOnRequest(deps, caller, params.userId, body),
      actOnPeople: ({ caller, body }) => actOnMany(deps, caller, body),
      viewAsPerson: (call) => viewAs(deps, call),
      endViewOfPerson: ({ caller, params }) => endViews(deps, caller, params.userId),
    }),
    due: [viewToldDue(deps)],
    personalData: peoplePersonalData,
  } satisfies Domain;
}
