import { organizationRoutes } from '@stratum/contract/organizations';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { type BindPorts, bind } from '../../platform/http/bind.ts';
import type { FindOrganization } from './find-organization.ts';

export function installOrganizations(
  api: FastifyInstance,
  ports: BindPorts,
  findOrganization: FindOrganization,
): void {
  bind(api, ports, organizationRoutes, {
    getOrganization: async ({ query, address }) => {
      const organization = await findOrganization(query.orgcode, address);
      if (!organization) throw new AppError('not_found');
      return organization;
    },
  });
}
