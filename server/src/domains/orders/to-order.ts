import type { OrderDetails, OrderSummary } from '@stratum/contract/shop/order';
import type { OrderAction } from '@stratum/contract/shop/order-words';
import { after } from '../../platform/clock.ts';
import { moneyIn } from '../shop/index.ts';
import { dueOn } from './expiry-kind.ts';
import type { OrderEventRow, OrderRow } from './tables.ts';
import { canMove } from './transitions.ts';

/** How long after its delivery an order can be sent back: a fortnight is the law, and more is kind. */
const returnDays = 30;

/** An order as lists show it. */
export function toSummary(row: OrderRow): OrderSummary {
  const { id, number, status, placedAt, currency, total, lines } = row;
  const { deliveryFrom, deliveryTo, trackingNumber } = row;
  return {
    orderId: id,
    orderNumber: number,
    placedAt: placedAt.toISOString(),
    total: { amount: total, currency },
    lines: lines.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
    status,
    deliveryFrom,
    deliveryTo,
    trackingNumber,
  };
}

interface Papers {
  readonly refunds: OrderDetails['refunds'];
  readonly trackingUrl: string | null;
  readonly invoiceUrl: string | null;
  readonly creditNoteUrl: string | null;
}

export function toDetails(
  row: OrderRow,
  events: readonly OrderEventRow[],
  papers: Papers,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): OrderDetails {
  const money = moneyIn(row.currency);
  const { promoCode, payment, address, billingAddress, service } = row;
  const until = returnUntil(row);
  return {
    ...toSummary(row),
    promoCode,
    payment,
    address,
    billingAddress,
    service,
    ...papers,
    lines: row.lines.map(({ productId, name, quantity, price, amount }) => ({
      productId,
      name,
      quantity,
      price: money(price),
      total: money(amount),
    })),
    shipping: money(row.shipping),
    discount: row.discount === null ? null : money(row.discount),
    tax: money(row.taxes.reduce((sum, { tax }) => sum + tax, 0)),
    taxes: row.taxes.map(({ rate, net, tax }) => ({ rate, net: money(net), tax: money(tax) })),
    payUntil: row.status === 'placed' ? row.payUntil.toISOString() : null,
    dueOn: dueOn(row, timeZone),
    returnUntil: until !== null && now < until ? until.toISOString() : null,
    events: events.map(({ at, status, cancelReason, returnReason, words }) => ({
      at: at.toISOString(),
      status,
      cancelReason,
      returnReason,
      // What the buyer wrote is for who sells.
      note: status === 'return_refused' ? words : null,
    })),
    actions: actionsOf(row, now),
  };
}

/** What the buyer may do now. */
function actionsOf(row: OrderRow, now: Date): OrderAction[] {
  const actions: OrderAction[] = [];
  if (canBePaid(row, now)) actions.push('pay');
  if (canMove(row.status, 'cancelled', 'buyer')) actions.push('cancel');
  if (canBeReturned(row, now)) actions.push('request_return');
  return [...actions, 'reorder'];
}

export function canBePaid({ status, payUntil }: OrderRow, now: Date): boolean {
  return canMove(status, 'paid', 'payment') && now < payUntil;
}

export function canBeReturned(row: OrderRow, now: Date): boolean {
  const until = returnUntil(row);
  return canMove(row.status, 'return_requested', 'buyer') && (until === null || now < until);
}

/** Null for one that has not arrived. */
function returnUntil({ deliveredAt, status }: OrderRow): Date | null {
  if (deliveredAt === null || status !== 'delivered') return null;
  return after(deliveredAt, returnDays * 86_400);
}
