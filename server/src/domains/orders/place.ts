import type { orderRoutes as routes } from '@stratum/contract/shop/orders';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { applyPromo, type Quote, sumsOf } from '../shop/index.ts';
import { compose } from './composing.ts';
import type { Deps } from './deps.ts';
import { storeOrder, type Taken } from './store-order.ts';
import { tell } from './tell.ts';

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
  const { userId } = call.caller;
  const order = await storeOrder(
    tx,
    deps,
    { ...body, userId, locale },
    { quoted, rate, promo, sums, now },
  );
  await tell(tx, deps, order, { at: now, cancelReason: null });
  const { id: orderId, number: orderNumber, status, payment: method } = order;
  const paymentUrl = deps.payments.paymentUrl({ orderId, method });
  return { orderId, orderNumber, status, total: sums.total, paymentUrl };
}

async function promoOf(
  { limitCodes }: Deps,
  { tx, body: { promoCode }, caller: { userId } }: Placing,
  quoted: Quote,
  now: Date,
): Promise<Taken | null> {
  if (promoCode === undefined) return null;
  await limitCodes(userId);
  const promo = await applyPromo(tx, quoted, { code: promoCode, userId, now }, 'update');
  if (promo.refused === null) return promo;
  const current = { ...sumsOf(quoted, null), reason: promo.refused };
  throw new AppError('promo_refused', { current });
}
