import { shippingRoutes } from '@stratum/contract/shop/shipping';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { createMemoryLimiter } from '../../platform/limits/memory-limiter.ts';
import { doors } from './access.ts';
import { addressCheckOf } from './addresses/checked.ts';
import { assertPossible } from './addresses/deliverable.ts';
import type { Deps } from './deps.ts';
import { ratesOf } from './offered-rates.ts';
import { shippingPersonalData } from './personal-data.ts';
import { createRateIds } from './rate-id.ts';
import { createRateTable } from './rate-table.ts';
import { offeredRates } from './rates.ts';
import { eventsOf } from './store.ts';
import { sentenceOf } from './texts.ts';
import { trackingJobs } from './tracking.ts';

/** Questions of an account that a provider may be asked for, and be paid. */
const askedLimit = { points: 60, seconds: 10 * 60 };

export function shippingDomain(deps: Deps) {
  const { db, clock, carrier } = deps;
  const spend = createMemoryLimiter([askedLimit], clock);
  const rates = ratesOf(carrier, createRateTable(deps.pack), deps);
  const rateIds = createRateIds(deps.secrets);
  const addresses = addressCheckOf(deps);
  return {
    name: 'shipping',
    routes: implement(
      shippingRoutes,
      {
        async validateAddress({ body: { address }, caller, locale, network }) {
          assertPossible(address);
          await spend(caller.userId);
          const { unchecked, ...verdict } = await addresses.check({ address, locale, network });
          return { ...verdict, unchecked: [...unchecked] };
        },
        async ratesAndTransitTimes({ body, caller, locale }) {
          await spend(caller.userId);
          return offeredRates(deps, { rates, rateIds }, body, locale);
        },
        async trackShipment({ open, locale }) {
          const { orderId, status } = await open.shipment(db);
          const events = await eventsOf(db, orderId);
          return {
            status,
            events: events.map(({ at, text, ...event }) => ({
              ...event,
              at: at.toISOString(),
              text: text === '' ? sentenceOf(event.status, locale) : text,
            })),
          };
        },
      },
      doors,
    ),
    jobs: trackingJobs({ db, clock, carrier, watch: deps.watch }),
    personalData: shippingPersonalData,
  } satisfies Domain;
}
