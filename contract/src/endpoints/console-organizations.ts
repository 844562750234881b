import { defineEndpoints } from '../endpoint.ts';

const one = '/admin/organizations/:organizationId' as const;

export const consoleOrganizationEndpoints = defineEndpoints('organizations', {
  administeredOrganizations: { method: 'GET', path: '/admin/organizations' },
  administeredOrganization: { method: 'GET', path: one },
  addOrganization: { method: 'POST', path: '/admin/organizations', idempotent: true },
  changeOrganization: { method: 'PUT', path: one, idempotent: true },
  changeOrgcode: { method: 'POST', path: `${one}/code`, idempotent: true },
  organizationMembers: { method: 'GET', path: '/admin/organization-members' },
  removeFromOrganization: { method: 'POST', path: `${one}/members/:memberId/removal` },
  inviteToOrganization: { method: 'POST', path: `${one}/invitations`, idempotent: true },
  organizationFigures: { method: 'GET', path: `${one}/figures` },
});
