import type { Deps } from './deps.ts';
import { invoicesDomain } from './domains/invoices/domain.ts';
import { createInvoices } from './domains/invoices/index.ts';
import { newsDomain } from './domains/news/domain.ts';
import { ordersDomain } from './domains/orders/domain.ts';
import { createPaidOrders, createParcelWatch, type MoveDeps } from './domains/orders/index.ts';
import { paymentsDomain } from './domains/payments/domain.ts';
import { createPayments, paymentMethodsOf } from './domains/payments/index.ts';
import { shippingDomain } from './domains/shipping/domain.ts';
import {
  createRateFor,
  createShipments,
  deliveryEstimate,
  servedCountries,
} from './domains/shipping/index.ts';
import { shopDomain } from './domains/shop/domain.ts';
import { parcelOf, pictureIn, promoLimits } from './domains/shop/index.ts';
import { createLimiter } from './platform/limits/limiter.ts';
import { createMemoryLimiter } from './platform/limits/memory-limiter.ts';

type MovingDeps = Pick<
  Deps,
  | 'clock'
  | 'operator'
  | 'pack'
  | 'jobs'
  | 'publicUrl'
  | 'secrets'
  | 'selling'
  | 'paymentProvider'
  | 'carrier'
>;

/** What moves an order further: money, papers and parcels. */
export function orderMoves(deps: MovingDeps): MoveDeps {
  const { selling, paymentProvider, carrier, clock } = deps;
  return {
    ...deps,
    payments: createPayments(deps, paymentMethodsOf(selling, paymentProvider)),
    invoices: createInvoices(deps),
    shipments: createShipments(carrier, clock),
  };
}

/** What payments are made with, for their domain and for what the provider tells. */
export function paymentDeps(deps: Deps) {
  const { database, paymentProvider: provider } = deps;
  return { ...deps, db: database.db, provider, orders: createPaidOrders(orderMoves(deps)) };
}

/** The domains of the shop, and how they meet: each asks the others by what it is given here. */
export function shopDomains(deps: Deps) {
  const { clock, pack, secrets } = deps;
  const { db, pool } = deps.database;
  const moving = orderMoves(deps);
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
      db,
      parcelOf: (tx, items, country) => parcelOf(tx, pack, { items, country, now: clock.now() }),
      watch: createParcelWatch(moving),
    }),
    paymentsDomain(paymentDeps(deps)),
    invoicesDomain({ ...deps, db }),
    newsDomain({ clock, pack, pictureIn }),
  ] as const;
}
