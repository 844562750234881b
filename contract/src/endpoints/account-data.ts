import { defineEndpoints } from '../endpoint.ts';

export const accountDataEndpoints = defineEndpoints('account-data', {
  startAccountExport: { method: 'POST', path: '/account-export', idempotent: true },
  accountExport: { method: 'GET', path: '/account-export' },
  accountExportLink: { method: 'GET', path: '/account-export/link' },
  deleteAccount: {
    method: 'POST',
    path: '/delete-account',
    touches: ['profile', 'notifications'],
  },
  keepAccount: {
    method: 'POST',
    path: '/keep-account',
    touches: ['profile', 'notifications'],
  },
});
