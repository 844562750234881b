import { defineEndpoints } from '../endpoint.ts';

export const consoleEndpoints = defineEndpoints('console', {
  sendConfirmationCode: { method: 'POST', path: '/admin/confirmation-code' },
  figures: { method: 'GET', path: '/admin/figures' },
  waiting: { method: 'GET', path: '/admin/waiting' },
  signUpPolicy: { method: 'GET', path: '/admin/sign-up-policy' },
  setSignUpPolicy: { method: 'PUT', path: '/admin/sign-up-policy' },
  auditEntries: { method: 'GET', path: '/admin/audit' },
  savedFilters: { method: 'GET', path: '/admin/saved-filters' },
  saveFilter: { method: 'POST', path: '/admin/saved-filters', idempotent: true },
  deleteFilter: { method: 'DELETE', path: '/admin/saved-filters/:filterId' },
  startListExport: { method: 'POST', path: '/admin/exports', idempotent: true },
  listExport: { method: 'GET', path: '/admin/exports/:exportId' },
});
