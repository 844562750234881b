import type { shippingRoutes } from '@stratum/contract/shop/shipping';
import { home, openShop } from '../../../test/make-order.ts';
import type { Samples } from '../../../test/sample.ts';
import { newId } from '../../platform/new-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { createShipments } from './shipments.ts';

const trackingNumber = '794953535000';

export const samples = {
  validateAddress: { statements: 1, call: () => ({ body: { address: home } }) },
  ratesAndTransitTimes: {
    statements: 3,
    call: async ({ on }) => ({
      body: { items: [{ productId: await openShop(on), quantity: 1 }], address: home },
    }),
  },
  trackShipment: {
    statements: 3,
    call: async ({ on: { database, deps, clock }, owner }) => {
      const shipments = createShipments(deps.carrier, clock);
      const shipment = { orderId: newId<never>(), userId: owner.id, trackingNumber };
      await inTransaction(database.db, (tx) => shipments.create(tx, shipment));
      return { query: { trackingNumber } };
    },
  },
} satisfies Samples<typeof shippingRoutes>;
