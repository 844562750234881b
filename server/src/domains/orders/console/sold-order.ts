import type { PaymentState, SellerAction } from '@stratum/contract/console/order-words';
import type { SoldOrder } from '@stratum/contract/console/orders';
import type { Queryable } from '../../../platform/database.ts';
import { personById } from '../../accounts/index.ts';
import { moneyIn } from '../../shop/index.ts';
import type { MoveDeps } from '../deps.ts';
import { detailsOf } from '../read.ts';
import { eventsOf } from '../store.ts';
import type { OrderRow } from '../tables.ts';
import { canMove } from '../transitions.ts';

/** An order as whoever sells sees it, and what they can do with it. */
export async function soldOrder(tx: Queryable, deps: MoveDeps, row: OrderRow): Promise<SoldOrder> {
  const { id, userId, trackingNumber } = row;
  const events = await eventsOf(tx, id);
  const {
    actions: _actions,
    returnUntil: _until,
    ...details
  } = await detailsOf(tx, deps, row, events);
  const { email } = await personById(tx, userId);
  const paymentState = await deps.payments.stateOf(tx, id);
  const parts = await partsOf(tx, deps, row);
  const left = paymentState === 'paid' ? row.total - row.refunded : 0;
  const asked = events.findLast(({ status }) => status === 'return_requested');
  return {
    ...details,
    refunds: details.refunds.map((one) => ({ ...one, ...stateIn(parts, one.id) })),
    left: moneyIn(row.currency)(left),
    buyer: { userId, email },
    paymentState,
    words: asked?.words ?? null,
    parcel: trackingNumber === null ? null : await parcelOf(tx, deps, row),
    actions: sellersActions(row, paymentState, parts),
  };
}

type Parts = Awaited<ReturnType<MoveDeps['payments']['partsOf']>>;

/** Nothing is read of an order that no part was given back of. */
export async function partsOf(
  tx: Queryable,
  { payments }: Pick<MoveDeps, 'payments'>,
  { id, refunded }: OrderRow,
): Promise<Parts> {
  return refunded === 0 ? [] : payments.partsOf(tx, id);
}

/** One that is known no more, years after, has long arrived. */
function stateIn(parts: Parts, refundId: string): Pick<Parts[number], 'state' | 'isByHand'> {
  const { state = 'refunded', isByHand = false } = parts.find(({ id }) => id === refundId) ?? {};
  return { state, isByHand };
}

async function parcelOf(tx: Queryable, { shipments }: MoveDeps, { id }: OrderRow) {
  const parcel = await shipments.of(tx, id);
  if (!parcel) return null;
  const events = await shipments.eventsOf(tx, id);
  return {
    status: parcel.status,
    events: events.map(({ at, status, place }) => ({ at: at.toISOString(), status, place })),
  };
}

/** What the seller may do now: by the table of transitions, and by where the money is. */
export function sellersActions(
  { status, payment, total, refunded }: OrderRow,
  money: PaymentState,
  parts: Parts,
): SellerAction[] {
  const can = (to: OrderRow['status']) => canMove(status, to, 'seller');
  const isInvoice = payment === 'invoice';
  const isPaid = money === 'paid';
  const rules: Readonly<Record<SellerAction, boolean>> = {
    paid: isInvoice && (money === 'open' || (money === 'cancelled' && status === 'cancelled')),
    packed: can('packed'),
    ship: can('shipped'),
    report_parcel: status === 'shipped',
    receive_return: can('return_received') && isPaid,
    refuse_return: can('return_refused') && isPaid,
    refund: isPaid && canMove(status, 'refunded', 'payment'),
    refund_sent: money === (isInvoice ? 'refunding' : 'refund_failed'),
    part_sent: parts.some(({ isByHand }) => isByHand),
    cancel: can('cancelled'),
    // Less than a part is nothing, and more than one is all.
    refund_part: isPaid && total - refunded > 1,
  };
  return (Object.keys(rules) as SellerAction[]).filter((action) => rules[action]);
}
