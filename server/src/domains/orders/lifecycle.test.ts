import { text } from 'node:stream/consumers';
import type { ProductId } from '@stratum/contract/ids';
import { notificationRoutes } from '@stratum/contract/notifications';
import {
  type OrderStatus,
  orderStatuses,
  type ShipmentStatus,
} from '@stratum/contract/shop/order-words';
import { orderRoutes as routes } from '@stratum/contract/shop/orders';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eraseAccount } from '../../../test/erase-account.ts';
import {
  bringTo,
  home,
  makeOrder,
  openShop,
  orderOf,
  payInvoice,
  stockNow,
} from '../../../test/make-order.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { orderMoves, paymentDeps } from '../../shop-deps.ts';
import { transferReturned } from '../payments/index.ts';
import { acceptReturn, advanceOrder, createPaidOrders, createParcelWatch } from './index.ts';
import { ordersPersonalData } from './personal-data.ts';
import { transitions } from './transitions.ts';

const on = await openTestApp();
afterAll(() => on.close());
const productId: ProductId = await openShop(on);
const day = 86_400_000;

type OrderId = Awaited<ReturnType<typeof makeOrder>>;

const cancel = (buyer: SignedInUser, orderId: OrderId) =>
  buyer.call(routes.cancelOrder, { body: { orderId } });
const askReturn = (buyer: SignedInUser, orderId: OrderId) =>
  buyer.call(routes.requestReturn, {
    body: { orderId, reason: 'damaged', words: 'A corner is bent' },
  });

const accept = (orderNumber: string) =>
  inTransaction(on.database.db, (tx) => acceptReturn(tx, orderMoves(on.deps), orderNumber));

const carrierSays = (orderId: OrderId, status: ShipmentStatus) =>
  inTransaction(on.database.db, (tx) =>
    createParcelWatch(orderMoves(on.deps)).moved(tx, orderId, status, on.clock.now()),
  );

it('an order goes its way, and each step is an event, a notice and a mail in the buyer’s language', async () => {
  const ada = await on.build.user({ locale: 'fr' });
  const orderId = await makeOrder(ada, { productId });
  await bringTo(on, orderId, 'shipped');
  await carrierSays(orderId, 'exception');
  // What the carrier says twice, or late, has happened once.
  for (const status of ['delivered', 'delivered', 'exception'] as const)
    await carrierSays(orderId, status);
  const order = await orderOf(ada, orderId);
  const way: OrderStatus[] = ['placed', 'paid', 'packed', 'shipped', 'delivered'];
  expect(order.events.map(({ status }) => status)).toEqual(way);
  expect(order.trackingNumber).toBe(`TRACK-${order.orderNumber}`);
  expect(order.actions).toEqual(['request_return', 'reorder']);
  const { items } = dataOf(await ada.call(notificationRoutes.getNotification));
  const told = items.flatMap((item) => (item.kind === 'order_update' ? [item.data.status] : []));
  expect(told).toEqual(way.toReversed());
  expect(items.filter(({ kind }) => kind === 'parcel_delayed')).toMatchObject([
    { data: { orderNumber: order.orderNumber }, target: `/trackingDetails?orderId=${orderId}` },
  ]);
  const mails = await on.mail.allTo(ada.email);
  const { orderNumber: number } = order;
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Commande ${number} enregistrée`,
    `Commande ${number} payée`,
    `Commande ${number} prête`,
    `Commande ${number} en route`,
    `Commande ${number} livrée`,
  ]);
  expect(mails[3]?.text).toContain(`TRACK-${number}`);
  const toSeller = await on.mail.newestTo('operator@stratum.test');
  // In the language of who sells.
  expect(toSeller.subject).toBe(`Order ${number} is paid: please pack it`);
  expect(toSeller.text).toContain(`${home.name}\n${home.line1}\n${home.postalCode} ${home.city}`);
});

it('an order can be cancelled until it is sent, and what was paid goes back', async () => {
  const ada = await on.build.user();
  const before = await stockNow(on);
  const orderId = await makeOrder(ada, { productId, quantity: 3 });
  await bringTo(on, orderId, 'packed');
  const cancelled = dataOf(await cancel(ada, orderId));
  expect(cancelled).toMatchObject({ status: 'cancelled', actions: ['reorder'] });
  expect(cancelled.events.at(-1)).toMatchObject({ status: 'cancelled', cancelReason: 'buyer' });
  expect(cancelled.creditNoteUrl).not.toBeNull();
  expect(await stockNow(on)).toBe(before);
  expect(await cancel(ada, orderId)).toMatchObject({
    status: 409,
    error: { code: 'order_status', current: { status: 'cancelled' } },
  });
  await transferReturned(paymentDeps(on.deps), cancelled.orderNumber);
  expect(await orderOf(ada, orderId)).toMatchObject({ status: 'refunded' });
  const sent = await makeOrder(ada, { productId });
  await bringTo(on, sent, 'shipped');
  expect(await cancel(ada, sent)).toMatchObject({ status: 409 });
});

it('what was sent can be sent back for thirty days after its delivery, and is refunded', async () => {
  const ada = await on.build.user();
  const delivered = async () => {
    const placed = await makeOrder(ada, { productId });
    await bringTo(on, placed, 'delivered');
    return placed;
  };
  const [orderId, late, back] = [await delivered(), await delivered(), await delivered()];
  const stock = await stockNow(on);
  expect(dataOf(await askReturn(ada, orderId)).events.at(-1)).toMatchObject({
    status: 'return_requested',
    returnReason: 'damaged',
  });
  const asked = await on.mail.newestTo('operator@stratum.test');
  expect(asked.text).toContain('A corner is bent');
  // Who sells tells the buyer how.
  expect(asked.text).toContain(ada.email);
  const { orderNumber } = await orderOf(ada, orderId);
  await accept(orderNumber);
  await transferReturned(paymentDeps(on.deps), orderNumber);
  const refunded = await orderOf(ada, orderId);
  expect(refunded.status).toBe('refunded');
  expect(refunded.creditNoteUrl).not.toBeNull();
  // Money that the provider was asked for elsewhere is not waited for.
  await askReturn(ada, back);
  await on.database.pool.query(`UPDATE payments SET state = 'refunded' WHERE order_id = $1`, [
    back,
  ]);
  await accept((await orderOf(ada, back)).orderNumber);
  expect(await orderOf(ada, back)).toMatchObject({ status: 'refunded' });
  // What came back is looked at before it is sold again.
  expect(await stockNow(on)).toBe(stock);
  on.clock.advance(31 * day);
  const adaLater = await ada.again();
  expect(await askReturn(adaLater, late)).toMatchObject({ status: 409 });
  expect(await orderOf(adaLater, late)).toMatchObject({ returnUntil: null, actions: ['reorder'] });
});

it('an invoice that is not paid for a fortnight ends its order; money that comes then goes back', async () => {
  const ada = await on.build.user();
  const before = await stockNow(on);
  const [unpaid, paid] = [await makeOrder(ada, { productId }), await makeOrder(ada, { productId })];
  await payInvoice(on, paid);
  expect(dataOf(await ada.call(routes.payOrder, { body: { orderId: unpaid } }))).toEqual({
    paymentUrl: null,
  });
  const { dueOn } = await orderOf(ada, unpaid);
  on.clock.set(new Date(`${dueOn}T23:59:59.998Z`));
  await on.due.runDue();
  expect(await orderOf(await ada.again(), unpaid)).toMatchObject({ status: 'placed' });
  on.clock.advance(1);
  await on.due.runDue();
  const adaLater = await ada.again();
  expect(await orderOf(adaLater, paid)).toMatchObject({ status: 'paid' });
  const expired = await orderOf(adaLater, unpaid);
  expect(expired.events.at(-1)).toMatchObject({ status: 'cancelled', cancelReason: 'expired' });
  expect(await stockNow(on)).toBe(before - 1);
  await payInvoice(on, unpaid);
  expect(await orderOf(adaLater, unpaid)).toMatchObject({ status: 'cancelled' });
  expect(await adaLater.call(routes.payOrder, { body: { orderId: unpaid } })).toMatchObject({
    status: 409,
  });
});

it('no step is taken that the table of transitions does not have', async () => {
  const ada = await on.build.user();
  const orderId = await makeOrder(ada, { productId });
  const { orderNumber } = await orderOf(ada, orderId);
  for (const to of orderStatuses.filter((status) => status !== 'cancelled')) {
    const isTaken = await inTransaction(on.database.db, (tx) =>
      advanceOrder(tx, orderMoves(on.deps), { orderNumber, to }),
    );
    expect({ to, isTaken }).toEqual({ to, isTaken: false });
  }
  await inTransaction(on.database.db, (tx) =>
    createPaidOrders(orderMoves(on.deps)).markRefunded(tx, orderId, on.clock.now()),
  );
  expect((await orderOf(ada, orderId)).events).toHaveLength(1);
  // From every state there is a way to an end, and none leads back.
  const ends = orderStatuses.filter((status) => !transitions.some(({ from }) => from === status));
  expect(ends).toEqual(['refunded']);
});

it('an order is ordered again as far as it is there, by nobody else, and is not told to others', async () => {
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  const orderId = await makeOrder(ada, { productId, quantity: 4 });
  await on.database.pool.query('UPDATE products SET stock = 3');
  const again = dataOf(await ada.call(routes.reorder, { query: { orderId } }));
  expect(again).toMatchObject({ items: [{ productId, quantity: 3 }], unavailable: [] });
  await on.database.pool.query('UPDATE products SET stock = 0');
  const none = dataOf(await ada.call(routes.reorder, { query: { orderId } }));
  expect(none).toMatchObject({ items: [], unavailable: [{ productId }] });
  await on.database.pool.query('UPDATE products SET stock = 1000');
  for (const route of [routes.reorder, routes.getOrderDetails]) {
    expect((await bruno.call(route, { query: { orderId } })).status).toBe(404);
  }
  expect(dataOf(await bruno.call(routes.getUserOrderDetails)).items).toEqual([]);
  await makeOrder(ada, { productId });
  const page = dataOf(await ada.call(routes.getUserOrderDetails, { query: { limit: 1 } }));
  const cursor = page.next ?? '';
  const rest = dataOf(await ada.call(routes.getUserOrderDetails, { query: { limit: 1, cursor } }));
  expect([page.items[0]?.orderId === orderId, rest.items[0]?.orderId]).toEqual([false, orderId]);
});

it('an account that ends takes its orders with it: pieces come back, and invoices know of nobody', async () => {
  const ada = await on.build.user();
  const before = await stockNow(on);
  const [open, sent] = [await makeOrder(ada, { productId }), await makeOrder(ada, { productId })];
  await bringTo(on, sent, 'shipped');
  await askReturn(ada, sent);
  const archived = [];
  const pdfs: string[] = [];
  for await (const entry of ordersPersonalData(orderMoves(on.deps)).export({
    db: on.database.db,
    userId: ada.id,
    locale: 'en',
  })) {
    if ('rows' in entry) for await (const row of entry.rows()) archived.push(row);
    if ('bytes' in entry)
      pdfs.push(`${entry.path} ${(await text(await entry.bytes())).slice(0, 5)}`);
  }
  expect(archived).toMatchObject([
    { orderId: sent, status: 'return_requested', address: home, words: ['A corner is bent'] },
    { orderId: open, status: 'placed' },
  ]);
  const pdf = expect.stringMatching(/^orders\/INV-\d{4}-\d{6}\.pdf %PDF-$/);
  expect(pdfs).toEqual([pdf, pdf]);
  const papers = async () => (await on.database.pool.query('SELECT 1 FROM invoices')).rowCount ?? 0;
  const issued = await papers();
  await eraseAccount(on, ada);
  expect(await stockNow(on)).toBe(before - 1);
  const left = 'SELECT 1 FROM orders WHERE id IN ($1, $2)';
  expect((await on.database.pool.query(left, [open, sent])).rowCount).toBe(0);
  // The credit note of what was cancelled joins them.
  expect(await papers()).toBe(issued + 1);
  // Money that comes for it later finds no order, and fails nothing.
  expect(
    await inTransaction(on.database.db, (tx) =>
      createPaidOrders(orderMoves(on.deps)).markPaid(tx, open, on.clock.now()),
    ),
  ).toBe('too_late');
});
