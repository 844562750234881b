import { defineEndpoints } from '../endpoint.ts';

export const administratorEndpoints = defineEndpoints('administrators', {
  acceptAdministratorInvitation: {
    method: 'POST',
    path: '/administrator-invitation',
    touches: ['profile'],
  },
});
