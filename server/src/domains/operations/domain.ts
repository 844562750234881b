import { consoleOperationRoutes } from '@stratum/contract/console/operations';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Deps } from './deps.ts';
import { health } from './health.ts';
import { failedJobs, failingDue, jobKinds, retryDue, retryJobs } from './jobs.ts';
import { sendTestDelivery } from './test-deliveries.ts';

/** What an operator sees of jobs, deliveries and health. */
export function operationsDomain(deps: Deps) {
  return {
    name: 'operations',
    routes: implement(consoleOperationRoutes, {
      jobKinds: () => jobKinds(deps),
      failedJobs: (call) => failedJobs(deps, call),
      retryJobs: (call) => retryJobs(deps, call),
      failingDue: () => failingDue(deps),
      retryDue: (call) => retryDue(deps, call),
      sendTestDelivery: (call) => sendTestDelivery(deps, call),
      health: () => health(deps),
    }),
  } satisfies Domain;
}
