import { defineEndpoints } from '../endpoint.ts';

export const reportEndpoints = defineEndpoints('reports', {
  reportMessage: { method: 'POST', path: '/report-message', idempotent: true },
  reportPerson: { method: 'POST', path: '/report-person', idempotent: true },
  reportGroup: { method: 'POST', path: '/report-group', idempotent: true },
  reportDecision: { method: 'GET', path: '/reports/:reportId/decision' },
  appealDecision: { method: 'POST', path: '/reports/:reportId/appeal', idempotent: true },
});
