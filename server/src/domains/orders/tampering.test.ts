import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { Route } from '@stratum/contract/route';
import { apiBase } from '@stratum/contract/route';
import { orderSumsSchema, outOfStockSchema } from '@stratum/contract/shop/order';
import { orderRoutes as routes } from '@stratum/contract/shop/orders';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { composeOrder, home, openShop, stockNow } from '../../../test/make-order.ts';

const on = await openTestApp();
afterAll(() => on.close());
const productId = await openShop(on, { stock: 50 });

/** Sends what no schema has looked at. */
async function place(buyer: SignedInUser, body: object, key: string | null = randomUUID()) {
  const route: Route = routes.placeOrder;
  const response = await on.app.inject({
    method: route.method,
    url: apiBase + route.path,
    headers: {
      authorization: `Bearer ${buyer.token}`,
      ...(key !== null && { 'idempotency-key': key }),
    },
    payload: body,
  });
  return { status: response.statusCode, ...response.json() };
}

it('nobody orders at a price, a quantity, a currency or a total of their own', async () => {
  const ada = await on.build.user();
  const body = await composeOrder(ada, { productId });
  const [item] = body.items;
  const total = body.expectedTotal;
  const tampered: readonly [object, number, string][] = [
    [{ expectedTotal: { ...total, amount: 1 } }, 409, 'total_changed'],
    [{ expectedTotal: { ...total, currency: 'CHF' } }, 409, 'total_changed'],
    [{ expectedTotal: { ...total, amount: -total.amount } }, 409, 'total_changed'],
    [{ items: [{ ...item, quantity: -1 }] }, 422, 'invalid_input'],
    [{ items: [{ ...item, quantity: 0 }] }, 422, 'invalid_input'],
    [{ items: [{ ...item, quantity: 1.5 }] }, 422, 'invalid_input'],
    [{ items: [{ ...item, quantity: 100 }] }, 422, 'invalid_input'],
    [{ items: [item, item] }, 422, 'invalid_input'],
    [{ items: [] }, 422, 'invalid_input'],
    [{ items: [{ ...item, price: 1 }] }, 422, 'invalid_input'],
    [{ items: [{ productId: randomUUID(), quantity: 1 }] }, 409, 'rate_expired'],
    // The rate is of one piece, to that address.
    [{ items: [{ ...item, quantity: 2 }] }, 409, 'rate_expired'],
    [{ address: { ...home, city: 'Potsdam', postalCode: '14467' } }, 409, 'rate_expired'],
    [{ address: { ...home, country: 'CH' } }, 409, 'rate_expired'],
    [{ rateId: `${body.rateId}x` }, 409, 'rate_expired'],
    [{ payment: 'stripe' }, 422, 'invalid_input'],
    [{ discount: { amount: 3400, currency: 'EUR' } }, 422, 'invalid_input'],
  ];
  for (const [change, status, code] of tampered) {
    const answer = await place(ada, { ...body, ...change });
    expect({ change, status: answer.status, code: answer.error?.code }).toEqual({
      change,
      status,
      code,
    });
  }
  expect(await stockNow(on)).toBe(50);
  on.clock.advance(30 * 60_000);
  expect((await place(ada, body)).error.code).toBe('rate_expired');
});

it('the difference is named where a price has changed since it was seen', async () => {
  const ada = await on.build.user();
  const body = await composeOrder(ada, { productId });
  const seen = { ...body.expectedTotal, amount: body.expectedTotal.amount - 100 };
  const { error } = await place(ada, { ...body, expectedTotal: seen });
  expect(orderSumsSchema.parse(error.current).total).toEqual(body.expectedTotal);
  const { error: short } = await place(ada, await tooMany(ada));
  expect(short.code).toBe('out_of_stock');
  expect(outOfStockSchema.parse(short.current)).toEqual({ items: [{ productId, stock: 50 }] });
});

/** Ordered for what there was before others came. */
async function tooMany(buyer: SignedInUser) {
  await on.database.pool.query('UPDATE products SET stock = 99');
  const body = await composeOrder(buyer, { productId, quantity: 60 });
  await on.database.pool.query('UPDATE products SET stock = 50');
  return body;
}

it('an order needs a key: sent twice with it, it is one', async () => {
  const ada = await on.build.user();
  const body = await composeOrder(ada, { productId });
  const { status, error } = await place(ada, body, null);
  expect({ status, fields: Object.keys(error.fields) }).toEqual({
    status: 422,
    fields: ['Idempotency-Key'],
  });
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => place(ada, body, key)));
  const again = await place(ada, body, key);
  const orders = new Set([...answers, again].map(({ data }) => data?.orderId));
  expect(orders.size).toBe(1);
  expect(await stockNow(on)).toBe(49);
  expect((await place(ada, { ...body, payment: 'stripe' }, key)).error.code).toBe(
    'idempotency_mismatch',
  );
});

it('an order whose answer is lost with the connection is found by its key, and is not placed again', async () => {
  const ada = await on.build.user();
  const body = await composeOrder(ada, { productId });
  const before = await stockNow(on);
  const key = randomUUID();
  const { hostname, port } = new URL(await on.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), hostname).pause();
  socket.write(rawRequest(ada, body, key));
  // Stored; what answers it is never read.
  await expect.poll(() => stockNow(on)).toBe(before - 1);
  socket.destroy();
  const again = await place(ada, body, key);
  expect(again).toMatchObject({ status: 200, data: { status: 'placed' } });
  const orders = dataOf(await ada.call(routes.getUserOrderDetails)).items;
  expect(orders.map(({ orderId }) => orderId)).toEqual([again.data.orderId]);
  expect(await stockNow(on)).toBe(before - 1);
});

function rawRequest(buyer: SignedInUser, body: object, key: string): string {
  const text = JSON.stringify(body);
  return [
    `POST ${apiBase}${routes.placeOrder.path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${buyer.token}`,
    `Idempotency-Key: ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n');
}
