import { administratorRoutes } from '@stratum/contract/administrators';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { type AdministratorDeps, acceptInvitation } from './invitation.ts';

export function administratorsDomain(deps: AdministratorDeps) {
  return {
    name: 'administrators',
    routes: implement(administratorRoutes, {
      acceptAdministratorInvitation: ({ caller, body }) =>
        acceptInvitation(deps, caller, body.token),
    }),
  } satisfies Domain;
}
