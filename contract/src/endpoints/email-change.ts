import { defineEndpoints } from '../endpoint.ts';

export const emailChangeEndpoints = defineEndpoints('auth', {
  changeEmail: { method: 'POST', path: '/auth/change-email' },
  confirmEmail: {
    method: 'POST',
    path: '/auth/confirm-email',
    touches: ['profile', 'notifications'],
  },
});
