import { defineEndpoints } from '../endpoint.ts';

export const siteEndpoints = defineEndpoints('site', {
  site: { method: 'GET', path: '/site' },
  publicText: { method: 'GET', path: '/public-texts/:name' },
  crisisHelp: { method: 'GET', path: '/crisis-help' },
});
