import { orderStatuses } from '@stratum/contract/shop/order-words';
import { orderRoutes } from '@stratum/contract/shop/orders';
import { shippingRoutes } from '@stratum/contract/shop/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../test/call.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { openShop, stockNow } from '../../test/make-order.ts';
import { inTransaction } from '../platform/transaction.ts';
import { orderMoves } from '../shop-deps.ts';
import { seedOrders } from './orders.ts';
import { demoPeople } from './people.ts';

it('the demo has an order in every state, whose parcels are where their orders say', async () => {
  const on = await createTestApp();
  await openShop(on, { stock: 100 });
  const users = await Promise.all(
    demoPeople.map((person) => on.build.user({ locale: person.locale })),
  );
  const people = demoPeople.flatMap((person, at) => {
    const userId = users[at]?.id;
    return userId ? [{ userId, person, goals: [] }] : [];
  });
  const moving = (clock: typeof on.clock) => orderMoves({ ...on.deps, clock });
  await inTransaction(on.database.db, (tx) =>
    seedOrders(
      tx,
      { clock: on.clock, moving: (clock) => moving({ ...on.clock, ...clock }) },
      people,
    ),
  );
  const orders = [];
  for (const user of users) {
    for (const { orderId, ...order } of dataOf(await user.call(orderRoutes.getUserOrderDetails))
      .items) {
      const details = dataOf(await user.call(orderRoutes.getOrderDetails, { query: { orderId } }));
      orders.push({ ...order, details });
      const { trackingNumber } = order;
      if (trackingNumber === null) continue;
      const parcel = dataOf(
        await user.call(shippingRoutes.trackShipment, { query: { trackingNumber } }),
      );
      expect(parcel.status).toBe(order.status === 'shipped' ? 'in_transit' : 'delivered');
    }
  }
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  expect(orders.map(({ details }) => details.invoiceUrl)).not.toContain(null);
  // Twelve pieces were ordered, of which one was given back.
  expect(await stockNow(on)).toBe(89);
});
