import type { PaymentState, SellerAction } from '@stratum/contract/console/order-words';
import type { SoldOrder } from '@stratum/contract/console/orders';
import type { Queryable } from '../../../platform/database.ts';
import { personById } from '../../accounts/index.ts';
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
  const asked = events.findLast(({ status }) => status === 'return_requested');
  return {
    ...details,
    buyer: { userId, email },
    paymentState,
    words: asked?.words ?? null,
    parcel: trackingNumber === null ? null : await parcelOf(tx, deps, row),
    actions: sellersActions(row, paymentState),
  };
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
  { status, payment }: Pick<OrderRow, 'status' | 'payment'>,
  money: PaymentState,
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
    cancel: can('cancelled'),
  };
  return (Object.keys(rules) as SellerAction[]).filter((action) => rules[action]);
}
