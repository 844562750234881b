import type { OrderId, ProductId } from '@stratum/contract/ids';
import type { SentPart } from '@stratum/contract/route';
import type { Address } from '@stratum/contract/shop/address';
import { orderRoutes } from '@stratum/contract/shop/orders';
import { shippingRoutes } from '@stratum/contract/shop/shipping';
import { advanceOrder } from '../src/domains/orders/index.ts';
import { transferArrived } from '../src/domains/payments/index.ts';
import { insertPromoCode, putPackProduct } from '../src/domains/shop/index.ts';
import { newId } from '../src/platform/new-id.ts';
import { inTransaction } from '../src/platform/transaction.ts';
import { orderMoves, paymentDeps } from '../src/shop-deps.ts';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';
import type { TestApp } from './create-test-app.ts';

export const home: Address = {
  name: 'Ada Kern',
  line1: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
};

/** Opens the shop. @returns the id of what it sells */
export async function openShop(
  { database: { db, pool }, deps }: TestApp,
  { stock = 1000 } = {},
): Promise<ProductId> {
  await putPackProduct(db, deps.pack);
  const { rows } = await pool.query('UPDATE products SET stock = $1 RETURNING id', [stock]);
  return rows[0].id;
}

export async function stockNow({ database }: TestApp): Promise<number> {
  return (await database.pool.query('SELECT stock FROM products')).rows[0].stock;
}

type Code = Parameters<typeof insertPromoCode>[1];

export async function addPromoCode(
  { database }: TestApp,
  code: Partial<Code> = {},
): Promise<string> {
  const row: Code = {
    id: newId(),
    code: `SPRING${newId().slice(-8).toUpperCase()}`,
    percent: 10,
    amount: null,
    minimum: null,
    currency: null,
    startsAt: null,
    endsAt: null,
    totalUses: null,
    usesPerPerson: null,
    ...code,
  };
  await insertPromoCode(database.db, row);
  return row.code;
}

type Body = SentPart<typeof orderRoutes.placeOrder, 'body'>;
type Wish = Partial<Body> & { readonly productId: ProductId; readonly quantity?: number };

/** What place-order is sent for what a buyer sees: the cheapest rate, and the total of the preview. */
export async function composeOrder(
  buyer: SignedInUser,
  { productId, quantity = 1, ...wish }: Wish,
): Promise<Body> {
  const items = [{ productId, quantity }];
  const address = wish.address ?? home;
  const rates = await buyer.call(shippingRoutes.ratesAndTransitTimes, { body: { items, address } });
  const rateId = dataOf(rates).rates[0]?.rateId ?? '';
  const { promoCode } = wish;
  const body = { items, address, rateId, ...(promoCode !== undefined && { promoCode }) };
  const { total } = dataOf(await buyer.call(orderRoutes.orderPreview, { body }));
  return { ...body, payment: 'invoice', expectedTotal: total, ...wish };
}

/** An order as it is made in the browser. */
export async function makeOrder(buyer: SignedInUser, wish: Wish): Promise<OrderId> {
  const body = await composeOrder(buyer, wish);
  return dataOf(await buyer.call(orderRoutes.placeOrder, { body })).orderId;
}

/** What a buyer is shown of an order. */
export async function orderOf(buyer: SignedInUser, orderId: OrderId) {
  return dataOf(await buyer.call(orderRoutes.getOrderDetails, { query: { orderId } }));
}

/** The money of an invoice is found in the bank. */
export async function payInvoice(on: TestApp, orderId: OrderId): Promise<void> {
  await transferArrived(paymentDeps(on.deps), await numberOf(on, orderId));
}

const steps = ['packed', 'shipped', 'delivered'] as const;
type Step = (typeof steps)[number];

/** Brings an order that is placed as far as a step: it is paid, and who sells goes on from there. */
export async function bringTo(on: TestApp, orderId: OrderId, step: Step | 'paid'): Promise<void> {
  await payInvoice(on, orderId);
  if (step === 'paid') return;
  const orderNumber = await numberOf(on, orderId);
  for (const to of steps.slice(0, steps.indexOf(step) + 1)) {
    const sent = to === 'shipped' ? { trackingNumber: `TRACK-${orderNumber}` } : {};
    await inTransaction(on.database.db, (tx) =>
      advanceOrder(tx, orderMoves(on.deps), { orderNumber, to, ...sent }),
    );
  }
}

async function numberOf({ database }: TestApp, orderId: OrderId): Promise<string> {
  const { rows } = await database.pool.query('SELECT number FROM orders WHERE id = $1', [orderId]);
  return rows[0].number;
}
