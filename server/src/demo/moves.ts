import type { Pack } from '@stratum/content/pack';
import type { MoveDeps } from '../domains/orders/index.ts';
import { createRateTable } from '../domains/shipping/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { operatorOf } from '../platform/pages/operator.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { sellingOf } from '../selling.ts';
import { orderMoves } from '../shop-deps.ts';

/** Nothing is sent for what lies in the past: papers are drawn when somebody opens them. */
const noJobs: Jobs = { send: async () => {}, sendAll: async () => {}, cancel: async () => {} };

/** What moves the orders of the demo, before the server has opened what it needs. */
export function demoMoves(
  config: Config,
  { pack, secrets }: { readonly pack: Pack; readonly secrets: Secrets },
): (clock: Clock) => MoveDeps {
  const operator = operatorOf(config);
  const given = { pack, secrets, operator, jobs: noJobs, publicUrl: '', paymentProvider: null };
  const carrier = createRateTable(pack);
  const selling = sellingOf(config);
  return (clock) => orderMoves({ ...given, carrier, selling, clock });
}
