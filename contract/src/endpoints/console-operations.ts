import { defineEndpoints } from '../endpoint.ts';

const touches = ['console'] as const;

export const consoleOperationEndpoints = defineEndpoints('operations', {
  jobKinds: { method: 'GET', path: '/admin/jobs' },
  failedJobs: { method: 'GET', path: '/admin/failed-jobs' },
  retryJobs: { method: 'POST', path: '/admin/failed-jobs/retry', touches },
  failingDue: { method: 'GET', path: '/admin/failing-due' },
  retryDue: { method: 'POST', path: '/admin/failing-due/retry', touches },
  sendTestDelivery: { method: 'POST', path: '/admin/test-deliveries' },
  health: { method: 'GET', path: '/admin/health' },
});
