import { defineEndpoints } from '../endpoint.ts';

export const externalSignInEndpoints = defineEndpoints('auth', {
  externalProvider: { method: 'GET', path: '/auth/external-provider' },
  externalSignIn: { method: 'POST', path: '/auth/external-sign-in' },
  externalCallback: { method: 'POST', path: '/auth/external-callback' },
});
