import { consoleOrganizationRoutes } from '@stratum/contract/console/organizations';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Deps } from './deps.ts';
import { organizationFigures } from './figures.ts';
import { inviteToOrganization } from './invitations.ts';
import { organizationMembers, removeFromOrganization } from './members.ts';
import {
  addOrganization,
  administeredOrganization,
  administeredOrganizations,
  changeOrganization,
  changeOrgcode,
} from './organizations.ts';
import { organizationPersonalData } from './personal-data.ts';

/** What administrators do with organizations. Apart from these, as it stands on accounts and assessments. */
export function organizationConsoleDomain(deps: Deps) {
  return {
    name: 'organization-console',
    routes: implement(consoleOrganizationRoutes, {
      administeredOrganizations: ({ query }) => administeredOrganizations(deps, query),
      administeredOrganization: (call) => administeredOrganization(deps, call),
      addOrganization: (call) => addOrganization(deps, call),
      changeOrganization: (call) => changeOrganization(deps, call),
      changeOrgcode: (call) => changeOrgcode(deps, call),
      organizationMembers: ({ query }) => organizationMembers(deps, query),
      removeFromOrganization: (call) => removeFromOrganization(deps, call),
      inviteToOrganization: (call) => inviteToOrganization(deps, call),
      organizationFigures: (call) => organizationFigures(deps, call),
    }),
    personalData: organizationPersonalData,
  } satisfies Domain;
}
