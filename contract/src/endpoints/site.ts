import { defineEndpoints } from '../endpoint.ts';

export const siteEndpoints = defineEndpoints('site', {
  site: { method: 'GET', path: '/site' },
  crisisHelp: { method: 'GET', path: '/crisis-help' },
});
