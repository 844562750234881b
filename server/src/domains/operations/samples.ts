import type { consoleOperationRoutes } from '@stratum/contract/console/operations';
import type { Samples } from '../../../test/sample.ts';

const id = '01990000-0000-7000-8000-000000000002';

export const samples = {
  jobKinds: { statements: 3 },
  failedJobs: { statements: 2, call: () => ({ query: {} }) },
  retryJobs: { statements: 8, call: () => ({ body: { ids: [id] } }) },
  failingDue: { statements: 3 },
  retryDue: {
    statements: 8,
    call: () => ({ body: { kind: 'reminder', subject: id, occurrence: '2026-11-27' } }),
  },
  sendTestDelivery: { statements: 7, call: () => ({ body: { channel: 'mail' as const } }) },
  health: { statements: 4 },
} satisfies Samples<typeof consoleOperationRoutes>;
