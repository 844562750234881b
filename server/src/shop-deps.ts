import type { Deps } from './deps.ts';
import { createInvoices } from './domains/invoices/index.ts';
import { createPaidOrders, createParcelWatch, type MoveDeps } from './domains/orders/index.ts';
import { createPayments, paymentMethodsOf } from './domains/payments/index.ts';
import {
  createRateFor,
  createShipments,
  type EstimateDelivery,
  type ParcelOf,
  servedCountries,
  tableRates,
} from './domains/shipping/index.ts';
import { parcelOf, promoLimits } from './domains/shop/index.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createLimiter } from './platform/limits/limiter.ts';
import { createMemoryLimiter } from './platform/limits/memory-limiter.ts';

type MovingDeps = Pick<
  Deps,
  | 'clock'
  | 'operator'
  | 'pack'
  | 'publicUrl'
  | 'secrets'
  | 'selling'
  | 'paymentProvider'
  | 'carrier'
> & { readonly jobs: Jobs };

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

/** What the domains of the shop are given: each asks the others by it. */
export function shopDeps(deps: Deps) {
  const { clock, pack, secrets } = deps;
  const { db, pool } = deps.database;
  const moving = orderMoves(deps);
  const promoLimiter = createLimiter(pool, promoLimits);
  return {
    shop: {
      ...deps,
      db,
      promoLimiter,
      homeCountry: deps.operator.country,
      estimateDelivery: (...[country, parcel, locale]: Parameters<EstimateDelivery>) =>
        tableRates(pack, { country, parcel, locale, now: clock.now() }),
      isTablePriceHeld: deps.carrier.name === 'table',
    },
    orders: {
      ...moving,
      secrets,
      db,
      promoLimiter,
      rateFor: createRateFor(secrets, clock),
      countries: () => servedCountries(pack),
      limitCodes: createMemoryLimiter([promoLimits.promoTriesByAccount], clock),
    },
    shipping: { ...deps, db, parcelOf: parcelOfPack, watch: createParcelWatch(moving) },
  };

  function parcelOfPack(...[tx, items, country]: Parameters<ParcelOf>) {
    return parcelOf(tx, pack, { items, country, now: clock.now() });
  }
}
