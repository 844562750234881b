import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Deps } from './deps.ts';
import { paymentJobs } from './jobs.ts';

/** Has no calls: orders ask it, and the provider tells it. Its rows name nobody. */
export function paymentsDomain(deps: Deps) {
  return {
    name: 'payments',
    routes: implement({}, {}),
    jobs: paymentJobs(deps),
  } satisfies Domain;
}
