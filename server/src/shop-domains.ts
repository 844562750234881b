import { randomUUID } from 'node:crypto';
import type { Deps } from './deps.ts';
import type { Invoices } from './domains/invoices/index.ts';
import { ordersDomain } from './domains/orders/domain.ts';
import { createParcelWatch, type MoveDeps } from './domains/orders/index.ts';
import type { Payments } from './domains/payments/index.ts';
import { shippingDomain } from './domains/shipping/domain.ts';
import {
  createRateFor,
  createRateTable,
  createShipments,
  deliveryEstimate,
  servedCountries,
} from './domains/shipping/index.ts';
import { shopDomain } from './domains/shop/domain.ts';
import { parcelOf, promoLimits } from './domains/shop/index.ts';
import { createLimiter } from './platform/limits/limiter.ts';
import { createMemoryLimiter } from './platform/limits/memory-limiter.ts';

/** The domains of the shop, and how they meet: each asks the others by what it is given here. */
export function shopDomains(deps: Deps) {
  const { clock, pack, secrets } = deps;
  const { db, pool } = deps.database;
  const carrier = createRateTable(pack);
  const payments: Payments = {
    methods: ['invoice'],
    startPayment: async () => {},
    paymentUrl: () => null,
    callOff: async () => 'cancelled',
    stateOf: async () => null,
  };
  const invoices: Invoices = {
    issueInvoice: async () => ({ invoiceId: randomUUID(), number: '' }),
    issueCreditNote: async () => ({ creditNoteId: randomUUID(), number: '' }),
    paperUrl: (id) => `/papers/${id}`,
  };
  const moving: MoveDeps = {
    ...deps,
    payments,
    invoices,
    shipments: createShipments(carrier, clock),
  };
  const promoLimiter = createLimiter(pool, promoLimits);
  return [
    shopDomain({
      ...deps,
      ...{ db, promoLimiter, homeCountry: deps.operator.country },
      estimateDelivery: (country) => deliveryEstimate(pack, country, clock.now()),
    }),
    ordersDomain({
      ...moving,
      ...{ db, promoLimiter, rateFor: createRateFor(secrets, clock) },
      countries: servedCountries(pack),
      limitRefused: createMemoryLimiter([promoLimits.promoTriesByAccount], clock),
    }),
    shippingDomain({
      ...deps,
      ...{ db, carrier, addressCheck: null },
      parcelOf: (tx, items, country) => parcelOf(tx, pack, { items, country, now: clock.now() }),
      watch: createParcelWatch(moving),
    }),
  ] as const;
}
