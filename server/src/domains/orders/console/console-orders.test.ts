import type { PlainStep } from '@stratum/contract/console/order-words';
import { consoleOrderRoutes as routes } from '@stratum/contract/console/orders';
import type { OrderId } from '@stratum/contract/ids';
import type { Route } from '@stratum/contract/route';
import { orderRoutes } from '@stratum/contract/shop/orders';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../../test/build.ts';
import { type Answer, dataOf } from '../../../../test/call.ts';
import { openTestApp } from '../../../../test/create-test-app.ts';
import { bringTo, makeOrder, openShop, orderOf, stockNow } from '../../../../test/make-order.ts';

const on = await openTestApp();
afterAll(() => on.close());
const productId = await openShop(on);
const seller = await on.build.user({ role: 'admin' });

const sold = async (orderId: OrderId) =>
  dataOf(await seller.call(routes.consoleOrder, { params: { orderId } }));
const advance = (orderId: OrderId, step: PlainStep) =>
  seller.call(routes.advanceOrder, { params: { orderId }, body: { step } });
const report = (orderId: OrderId, status: 'in_transit' | 'delivered', place?: string) =>
  seller.call(routes.reportParcel, {
    params: { orderId },
    body: { status, ...(place !== undefined && { place }) },
  });
/** What an act that must succeed has made of an order. */
const after = async <R extends Route>(act: Promise<Answer<R>>, orderId: OrderId) => {
  dataOf(await act);
  return sold(orderId);
};
const found = async (query: { search?: string; view?: 'to_pack' | 'returns' | 'refunds' }) =>
  dataOf(await seller.call(routes.consoleOrders, { query })).items.map(({ id }) => id);

async function sentBack(buyer: SignedInUser): Promise<OrderId> {
  const orderId = await makeOrder(buyer, { productId });
  await bringTo(on, orderId, 'delivered');
  const body = { orderId, reason: 'damaged', words: 'A corner is bent' } as const;
  dataOf(await buyer.call(orderRoutes.requestReturn, { body }));
  return orderId;
}

it('an order goes from its money to the door by what the seller says, each step in the audit log', async () => {
  const ada = await on.build.user();
  const orderId = await makeOrder(ada, { productId });
  expect(await sold(orderId)).toMatchObject({
    buyer: { userId: ada.id, email: ada.email },
    paymentState: 'open',
    actions: ['paid', 'cancel'],
  });
  expect((await after(advance(orderId, 'paid'), orderId)).actions).toEqual([
    'packed',
    'cancel',
    'refund_part',
  ]);
  // Whoever comes second is told how it is now.
  expect(await advance(orderId, 'paid')).toMatchObject({
    status: 409,
    error: { code: 'order_status', current: { status: 'paid' } },
  });
  expect(await found({ view: 'to_pack' })).toContain(orderId);
  dataOf(await advance(orderId, 'packed'));
  const parcel = { params: { orderId }, body: { trackingNumber: '0034 0434' } };
  expect((await after(seller.call(routes.shipOrder, parcel), orderId)).actions).toEqual([
    'report_parcel',
    'refund',
    'refund_part',
  ]);
  on.clock.advance(1000);
  dataOf(await report(orderId, 'in_transit', 'Köln'));
  on.clock.advance(1000);
  const delivered = await after(report(orderId, 'delivered'), orderId);
  expect(delivered).toMatchObject({ status: 'delivered', parcel: { status: 'delivered' } });
  expect(delivered.parcel?.events.map(({ place }) => place)).toEqual([null, 'Köln', null]);
  const { rows } = await on.database.pool.query(
    "SELECT details ->> 'act' AS act FROM audit_log WHERE action = 'order_handled' ORDER BY position",
  );
  expect(rows.map(({ act }) => act)).toEqual([
    'paid',
    'packed',
    'ship',
    'report_parcel',
    'report_parcel',
  ]);
});

it('what came back can be sold again, and its money is sent back by hand', async () => {
  const ada = await on.build.user();
  const orderId = await sentBack(ada);
  const before = await stockNow(on);
  expect(await sold(orderId)).toMatchObject({ words: 'A corner is bent' });
  expect(await found({ view: 'returns' })).toContain(orderId);
  const received = { params: { orderId }, body: { restock: true } };
  expect(await after(seller.call(routes.receiveReturn, received), orderId)).toMatchObject({
    status: 'return_received',
    actions: ['refuse_return', 'refund', 'refund_part'],
  });
  expect(await stockNow(on)).toBe(before + 1);
  expect((await seller.call(routes.receiveReturn, received)).status).toBe(409);
  expect(await stockNow(on)).toBe(before + 1);
  const refund = (password: string) =>
    seller.call(routes.refundOrder, { params: { orderId }, body: { password, reason: 'Damaged' } });
  expect(await refund('Lantern-9y')).toMatchObject({ status: 401 });
  expect(await sold(orderId)).toMatchObject({ paymentState: 'paid' });
  const refunding = await after(refund('Lantern-9x'), orderId);
  expect(refunding).toMatchObject({ paymentState: 'refunding', actions: ['refund_sent'] });
  expect(await found({ view: 'refunds' })).toEqual([orderId]);
  const refunded = await after(advance(orderId, 'refund_sent'), orderId);
  expect(refunded).toMatchObject({ status: 'refunded', paymentState: 'refunded', actions: [] });
  expect(refunded.creditNoteUrl).not.toBeNull();
});

it('a part of the price goes back with a credit note of its own; all that is left goes back later', async () => {
  const ada = await on.build.user();
  const orderId = await makeOrder(ada, { productId });
  await bringTo(on, orderId, 'delivered');
  const { total, left, creditNoteUrl } = await sold(orderId);
  expect([left, creditNoteUrl]).toEqual([total, null]);
  const part = (amount: number, leftSeen: number) =>
    seller.call(routes.refundPart, {
      params: { orderId },
      body: {
        password: 'Lantern-9x',
        reason: 'Late',
        amount: { ...total, amount },
        leftSeen,
      },
    });
  const given = await after(part(500, total.amount), orderId);
  expect(given).toMatchObject({
    status: 'delivered',
    left: { amount: total.amount - 500 },
    refunds: [{ amount: { amount: 500 }, state: 'refunding', isByHand: true }],
  });
  expect(given.actions).toContain('part_sent');
  expect(await found({ view: 'refunds' })).toContain(orderId);
  // Decided by two at once, it is given once.
  expect(await part(500, total.amount)).toMatchObject({ status: 409 });
  expect(await part(total.amount - 500, total.amount - 500)).toMatchObject({
    status: 422,
    error: { fields: { 'amount.amount': expect.any(String) } },
  });
  const sent = await after(advance(orderId, 'part_sent'), orderId);
  expect(sent.refunds).toMatchObject([{ state: 'refunded', isByHand: false }]);
  expect(sent.actions).not.toContain('part_sent');
  const { text } = await on.mail.newestTo(ada.email);
  expect(text).toContain('€5.00');
  expect((await orderOf(ada, orderId)).refunds).toMatchObject([{ amount: { amount: 500 } }]);
  dataOf(
    await seller.call(routes.refundOrder, {
      params: { orderId },
      body: { password: 'Lantern-9x', reason: 'Late' },
    }),
  );
  expect(dataOf(await advance(orderId, 'refund_sent')).status).toBe('refunded');
  const { rows } = await on.database.pool.query(
    `SELECT paper FROM invoices WHERE paper -> 'order' ->> 'orderNumber' = $1 ORDER BY id`,
    [given.orderNumber],
  );
  const [invoice, ...notes] = rows.map(({ paper }) => paper.order);
  expect(notes.map((note) => note.total.amount)).toEqual([500, total.amount - 500]);
  const taxOf = ({ taxes }: typeof invoice) => taxes[0].tax.amount;
  expect(taxOf(notes[0]) + taxOf(notes[1])).toBe(taxOf(invoice));
});

it('the buyer reads why a return is refused, in the order and by mail', async () => {
  const bruno = await on.build.user({ locale: 'de' });
  const orderId = await sentBack(bruno);
  const body = { words: 'Das Buch ist beschrieben.' };
  dataOf(await seller.call(routes.refuseReturn, { params: { orderId }, body }));
  const order = await orderOf(bruno, orderId);
  expect(order.status).toBe('return_refused');
  expect(order.events.at(-1)?.note).toBe(body.words);
  expect(order.events.find(({ status }) => status === 'return_requested')?.note).toBeNull();
  const { subject, text } = await on.mail.newestTo(bruno.email);
  expect(subject).toContain('abgelehnt');
  expect(text).toContain(body.words);
});

it('an order is found by each of its numbers, by its buyer’s mail, and by how its name begins', async () => {
  const chloe = await on.build.user();
  const address = { name: 'Chloé O_Brien', line1: '12 rue', postalCode: '75009', city: 'Paris' };
  const orderId = await makeOrder(chloe, { productId, address: { ...address, country: 'FR' } });
  await bringTo(on, orderId, 'shipped');
  const { orderNumber, trackingNumber } = await sold(orderId);
  const short = String(Number(orderNumber.slice(-6)));
  const invoice = `INV-${orderNumber.slice(2)}`;
  const ways = [orderNumber.toLowerCase(), short, trackingNumber ?? '', chloe.email, 'chloé o_'];
  for (const search of [...ways, invoice]) {
    expect({ search, found: await found({ search }) }).toEqual({ search, found: [orderId] });
  }
  for (const search of ['O_Brien', 'chloé ox', 'nobody@example.org', 'S-2020-000001', '%']) {
    expect({ search, found: await found({ search }) }).toEqual({ search, found: [] });
  }
});

it('the list goes on where it ended, in both directions of time', async () => {
  const ada = await on.build.user();
  for (const _ of [1, 2, 3]) await bringTo(on, await makeOrder(ada, { productId }), 'paid');
  for (const view of ['to_pack', 'all'] as const) {
    const all = dataOf(await seller.call(routes.consoleOrders, { query: { view } })).items;
    const paged: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const query = { view, limit: 2, ...(cursor !== undefined && { cursor }) };
      const page = dataOf(await seller.call(routes.consoleOrders, { query }));
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    expect(paged).toEqual(all.map(({ id }) => id));
    const times = all.map(({ placedAt }) => placedAt);
    expect(times).toEqual(view === 'all' ? times.toSorted().toReversed() : times.toSorted());
  }
});
