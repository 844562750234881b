import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { deliveriesPersonalData } from './personal-data.ts';
import { sweepDeliveriesJob } from './sweep-job.ts';

/** What left by mail, push or text message; the console tells of it. */
export function deliveriesDomain(deps: { readonly db: Queryable; readonly clock: Clock }) {
  return {
    name: 'deliveries',
    routes: implement({}, {}),
    jobs: [sweepDeliveriesJob(deps)],
    personalData: deliveriesPersonalData,
  } satisfies Domain;
}
