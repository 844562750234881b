import { defineEndpoints } from '../endpoint.ts';

export const consoleReportEndpoints = defineEndpoints('reports', {
  administeredReports: { method: 'GET', path: '/admin/reports' },
  administeredReport: { method: 'GET', path: '/admin/reports/:reportId' },
  decideReport: {
    method: 'POST',
    path: '/admin/reports/:reportId/decision',
    touches: ['console'],
  },
});
