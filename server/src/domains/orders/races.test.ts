import type { ProductId } from '@stratum/contract/ids';
import { orderRoutes as routes } from '@stratum/contract/shop/orders';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import {
  addPromoCode,
  composeOrder,
  makeOrder,
  openShop,
  orderOf,
  payInvoice,
  stockNow,
} from '../../../test/make-order.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { orderMoves } from '../../shop-deps.ts';
import { createPaidOrders } from './index.ts';

/** How many times twenty buyers race; more by `node bench/order-races.ts`. */
const trials = Number(process.env.ORDER_TRIALS ?? 20);

const on = await openTestApp();
afterAll(() => on.close());
const { pool } = on.database;
const productId: ProductId = await openShop(on);
const buyers = await Promise.all(Array.from({ length: 20 }, () => on.build.user()));

/** Whatever takes a piece or the use of a code is 50 ms slower: time enough for others to read what it changes. */
await pool.query(`
  CREATE FUNCTION slowly() RETURNS trigger AS $$
    BEGIN PERFORM pg_sleep(0.05); RETURN NEW; END
  $$ LANGUAGE plpgsql;
  CREATE TRIGGER slowly BEFORE UPDATE ON products FOR EACH ROW EXECUTE FUNCTION slowly();
  CREATE TRIGGER slowly BEFORE UPDATE ON promo_codes FOR EACH ROW EXECUTE FUNCTION slowly();
`);

async function setStock(pieces: number): Promise<void> {
  await pool.query('ALTER TABLE products DISABLE TRIGGER slowly');
  await pool.query('UPDATE products SET stock = $1', [pieces]);
  await pool.query('ALTER TABLE products ENABLE TRIGGER slowly');
}

/** Everybody places at once what they have been shown. @returns how often each answer came */
async function race(promoCode?: string) {
  const [first = expect.unreachable()] = buyers;
  const body = await composeOrder(first, { productId, ...(promoCode && { promoCode }) });
  const answers = await Promise.all(buyers.map((buyer) => buyer.call(routes.placeOrder, { body })));
  const outcomes = answers.map(({ status, error }) => (status === 200 ? 'placed' : codeOf(error)));
  return Object.fromEntries(
    [...Map.groupBy(outcomes, (one) => one)].map(([one, all]) => [one, all.length]),
  );
}

function codeOf(error: unknown): string {
  return (error as { readonly code?: string } | null)?.code ?? String(error);
}

it(`of twenty at once one gets the last piece, and one the last use of a code, ${trials} times`, async () => {
  for (let trial = 0; trial < trials; trial += 1) {
    const isOfCode = trial % 2 === 1;
    // Nobody is kept from trying codes that often.
    on.clock.advance(10 * 60_000);
    await setStock(isOfCode ? 100 : 1);
    const code = isOfCode ? await addPromoCode(on, { totalUses: 1 }) : undefined;
    const refusal = isOfCode ? 'promo_refused' : 'out_of_stock';
    expect({ trial, outcome: await race(code) }).toEqual({
      trial,
      outcome: { placed: 1, [refusal]: 19 },
    });
    expect(await stockNow(on)).toBe(isOfCode ? 99 : 0);
  }
  const { rows } = await pool.query(`
    SELECT count(*)::int AS orders, count(DISTINCT number)::int AS numbers,
      max(right(number, 6)::int) AS last FROM orders`);
  expect(rows).toEqual([{ orders: trials, numbers: trials, last: trials }]);
});

it('numbers of orders and invoices have no gap, though every other order is refused', async () => {
  await setStock(1000);
  const { rows: before } = await pool.query(
    'SELECT max(right(number, 6)::int) AS last FROM orders',
  );
  const bodies = await Promise.all(buyers.map((buyer) => composeOrder(buyer, { productId })));
  const wrong = { amount: 1, currency: 'EUR' };
  const answers = await Promise.all(
    buyers.flatMap((buyer, at) => {
      const body = bodies[at] ?? expect.unreachable();
      return [body, { ...body, expectedTotal: wrong }].map((sent) =>
        buyer.call(routes.placeOrder, { body: sent }),
      );
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(buyers.length);
  const numbers = await numbersOf('orders');
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(numbers.at(-1)).toBe(before[0].last + buyers.length);
  const invoices = await numbersOf('invoices');
  expect(invoices).toEqual(invoices.map((_, at) => at + 1));
});

async function numbersOf(table: 'orders' | 'invoices'): Promise<number[]> {
  const { rows } = await pool.query(
    `SELECT substring(number FROM '\\d+$')::int AS number FROM ${table}
     ${table === 'invoices' ? "WHERE number NOT LIKE 'C%'" : ''} ORDER BY 1`,
  );
  return rows.map(({ number }) => number);
}

const rivals = ['expiry', 'refused', 'paid'] as const;

it(`what an order held is given back once, whoever ends it first, ${trials} times`, async () => {
  // Those of the races are never paid, and would expire with it.
  await pool.query('DELETE FROM orders');
  for (let ended = 0; ended < trials; ended += buyers.length) {
    await setStock(100);
    const orders = await Promise.all(
      buyers.map(async (buyer) => {
        const owner = await buyer.again();
        const promoCode = await addPromoCode(on, { totalUses: 1 });
        return { owner, promoCode, orderId: await makeOrder(owner, { productId, promoCode }) };
      }),
    );
    expect(await stockNow(on)).toBe(100 - buyers.length);
    on.clock.advance(15 * 86_400_000);
    const owners = await Promise.all(orders.map(({ owner }) => owner.again()));
    await Promise.allSettled(
      orders.flatMap(({ orderId }, at) => {
        const cancel = async () => owners[at]?.call(routes.cancelOrder, { body: { orderId } });
        return [cancel(), cancel(), endBy(rivals[at % rivals.length], orderId)];
      }),
    );
    await on.due.runDue();
    const states = await Promise.all(
      orders.map(({ orderId }, at) => statusOf(owners[at] ?? expect.unreachable(), orderId)),
    );
    expect(new Set(states)).toEqual(new Set(['cancelled']));
    expect(await stockNow(on)).toBe(100);
    const { rows } = await pool.query(
      'SELECT sum(used)::int AS used FROM promo_codes WHERE code = ANY($1)',
      [orders.map(({ promoCode }) => promoCode)],
    );
    expect(rows).toEqual([{ used: 0 }]);
  }
});

async function statusOf(buyer: SignedInUser, orderId: Parameters<typeof orderOf>[1]) {
  return (await orderOf(buyer, orderId)).status;
}

/** Another way in which an order may come to its end at the same moment. */
async function endBy(
  rival: (typeof rivals)[number] = 'expiry',
  orderId: Parameters<typeof orderOf>[1],
): Promise<unknown> {
  if (rival === 'expiry') return on.due.runDue();
  if (rival === 'paid') return payInvoice(on, orderId);
  return inTransaction(on.database.db, (tx) =>
    createPaidOrders(orderMoves(on.deps)).markPaymentFailed(tx, orderId, on.clock.now()),
  );
}
