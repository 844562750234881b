import type { OrderId } from '@stratum/contract/ids';
import type { OrderSums } from '@stratum/contract/shop/order';
import type { orderRoutes as routes } from '@stratum/contract/shop/orders';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import type { HeldRate } from '../shipping/index.ts';
import { applyPromo, changeStock, type Promo, type Quote, sumsOf, takeUse } from '../shop/index.ts';
import { compose } from './composing.ts';
import type { Deps } from './deps.ts';
import { payUntil, scheduleExpiry } from './expiry-kind.ts';
import { issueInvoice } from './papers.ts';
import { insertEvent, insertOrder, nextNumber } from './store.ts';
import type { OrderRow } from './tables.ts';
import { tellBuyer } from './tell.ts';

type Placing = Call<typeof routes.placeOrder>;

/**
 * Places an order in the transaction of its key. Rows are locked in one order, here and where an
 * order is taken back: products by their ids, the promo code, the numbers of the year, and the series
 * of invoices last.
 */
export async function placeOrder(deps: Deps, call: Placing) {
  const { tx, body, locale } = call;
  if (!deps.payments.methods.length) throw new AppError('ordering_closed');
  if (!deps.payments.methods.includes(body.payment)) {
    throw new AppError('invalid_input', {
      fields: new Map([['payment', { key: 'payment_method' }]]),
    });
  }
  const now = deps.clock.now();
  const { quoted, rate } = await compose(tx, deps, { ...body, locale, now }, 'no key update');
  if (rate === null) throw new AppError('rate_expired');
  const promo = await promoOf(deps, call, quoted, now);
  const sums = sumsOf(quoted, promo?.discount ?? null);
  const { amount, currency } = body.expectedTotal;
  if (sums.total.amount !== amount || sums.total.currency !== currency) {
    throw new AppError('total_changed', { current: sums });
  }
  const order = await store(tx, deps, call, { quoted, rate, promo, sums, now });
  await tellBuyer(tx, deps, order, { at: now, cancelReason: null });
  const { id: orderId, number: orderNumber, status, payment: method } = order;
  const paymentUrl = deps.payments.paymentUrl({ orderId, method });
  return { orderId, orderNumber, status, total: sums.total, paymentUrl };
}

type Taken = Extract<Promo, { refused: null }>;

async function promoOf(
  { limitRefused }: Deps,
  { tx, body: { promoCode }, caller: { userId } }: Placing,
  quoted: Quote,
  now: Date,
): Promise<Taken | null> {
  if (promoCode === undefined) return null;
  const promo = await applyPromo(tx, quoted, { code: promoCode, userId, now }, 'update');
  if (promo.refused === null) return promo;
  await limitRefused(userId);
  const current = { ...sumsOf(quoted, null), reason: promo.refused };
  throw new AppError('promo_refused', { current });
}

interface Agreed {
  readonly quoted: Quote;
  readonly rate: HeldRate;
  readonly promo: Taken | null;
  readonly sums: OrderSums;
  readonly now: Date;
}

async function store(
  tx: Transaction,
  deps: Deps,
  call: Placing,
  agreed: Agreed,
): Promise<OrderRow> {
  const { quoted, promo, now } = agreed;
  const { userId } = call.caller;
  const orderId = newId<OrderId>();
  for (const { productId, quantity } of quoted.lines) await changeStock(tx, productId, -quantity);
  if (promo) await takeUse(tx, { promoCodeId: promo.row.id, orderId, userId });
  const number = await nextNumber(tx, now.getUTCFullYear());
  const row = rowOf(call, agreed, { id: orderId, number });
  await insertOrder(tx, row);
  await insertEvent(tx, { ...untold, orderId, at: now, status: row.status });
  await scheduleExpiry(tx, orderId, row.payUntil);
  await deps.payments.startPayment(tx, {
    ...{ orderId, orderNumber: number, locale: row.locale },
    method: row.payment,
    total: agreed.sums.total,
    expiresAt: row.payUntil,
  });
  return row.payment === 'invoice' ? issueInvoice(tx, deps, row) : row;
}

const untold = { cancelReason: null, returnReason: null, words: null };

function rowOf(
  { body, caller: { userId }, locale }: Placing,
  { quoted, rate, promo, sums, now }: Agreed,
  named: Pick<OrderRow, 'id' | 'number'>,
): OrderRow {
  const { address, billingAddress, payment } = body;
  return {
    ...named,
    ...{ userId, locale, address, payment },
    status: 'placed',
    currency: quoted.currency,
    lines: quoted.lines,
    shipping: rate.price.amount,
    shippingTaxRate: quoted.shipping?.taxRate ?? 0,
    discount: promo?.discount ?? null,
    promoCodeId: promo?.row.id ?? null,
    promoCode: promo?.row.code ?? null,
    taxes: sums.taxes.map(({ rate: taxRate, net, tax }) => ({
      ...{ rate: taxRate, net: net.amount, tax: tax.amount },
    })),
    total: sums.total.amount,
    billingAddress: billingAddress ?? null,
    payUntil: payUntil(payment, now),
    service: rate.service,
    deliveryFrom: rate.deliveryFrom,
    deliveryTo: rate.deliveryTo,
    trackingNumber: null,
    invoiceId: null,
    creditNoteId: null,
    placedAt: now,
    paidAt: null,
    deliveredAt: null,
    revertedAt: null,
  };
}
