import { defineEndpoints } from '../endpoint.ts';

export const clientErrorEndpoints = defineEndpoints('client-errors', {
  reportClientError: { method: 'POST', path: '/client-errors' },
});
