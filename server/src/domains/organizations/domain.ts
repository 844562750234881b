import { organizationRoutes } from '@stratum/contract/organizations';
import type { Domain } from '../../platform/domain.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { implement } from '../../platform/http/implement.ts';
import type { FindOrganization } from './find-organization.ts';

export function organizationsDomain(deps: { readonly findOrganization: FindOrganization }) {
  return {
    name: 'organizations',
    routes: implement(organizationRoutes, {
      getOrganization: async ({ query, network }) => {
        const organization = await deps.findOrganization(query.orgcode, network);
        if (!organization) throw new AppError('not_found');
        return organization;
      },
    }),
  } satisfies Domain;
}
