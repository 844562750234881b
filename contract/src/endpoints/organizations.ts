import { defineEndpoints } from '../endpoint.ts';

export const organizationEndpoints = defineEndpoints('organizations', {
  getOrganization: { method: 'GET', path: '/get-organization' },
});
