import { defineEndpoints } from '../endpoint.ts';

export const consentEndpoints = defineEndpoints('consents', {
  consent: { method: 'GET', path: '/consent' },
  giveConsent: {
    method: 'POST',
    path: '/give-consent',
    idempotent: true,
    touches: ['assessments'],
  },
  withdrawConsent: {
    method: 'POST',
    path: '/withdraw-consent',
    idempotent: true,
    touches: ['assessments', 'profile', 'goals', 'weekly-review'],
  },
});
