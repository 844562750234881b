import type { PlainStep, SellerAction } from '@stratum/contract/console/order-words';
import type { HandledOrder, consoleOrderRoutes as routes } from '@stratum/contract/console/orders';
import type { OrderId } from '@stratum/contract/ids';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { arrivedIn, returnedIn } from '../../payments/index.ts';
import { recordEvents } from '../../shipping/index.ts';
import type { Deps } from '../deps.ts';
import { moveOrder } from '../move.ts';
import { createPaidOrders, createParcelWatch } from '../ports.ts';
import { refundPart } from '../refund-part.ts';
import { refund } from '../sellers-steps.ts';
import { lockOrder, orderById } from '../store.ts';
import type { OrderRow } from '../tables.ts';
import { partsOf, sellersActions } from './sold-order.ts';

type TakeBack = Extract<SellerAction, 'cancel' | 'refund' | 'refund_part'>;
type Act = (tx: Transaction, order: OrderRow, at: Date) => Promise<unknown>;

/**
 * What a seller does with an order: if it can be done now, with an entry in the audit log.
 * @throws AppError not_found, order_status
 */
async function act(
  deps: Deps,
  {
    tx,
    caller,
    params: { orderId },
  }: Pick<Call<typeof routes.shipOrder>, 'tx' | 'caller' | 'params'>,
  action: SellerAction,
  work: Act,
  reason?: string,
): Promise<HandledOrder> {
  const order = await lockNamed(tx, orderId);
  const money = await deps.payments.stateOf(tx, orderId);
  if (!sellersActions(order, money, await partsOf(tx, deps, order)).includes(action))
    throw new AppError('order_status', { current: { status: order.status } });
  await work(tx, order, deps.clock.now());
  const { status } = await orderNamed(tx, orderId);
  const paymentState = await deps.payments.stateOf(tx, orderId);
  const entry = {
    actor: caller.userId,
    subject: order.userId,
    object: { kind: 'order', id: orderId },
  };
  await (reason === undefined
    ? appendAudit(tx, deps, { ...entry, action: 'order_handled', details: { act: action } })
    : appendAudit(tx, deps, {
        ...entry,
        action: 'order_taken_back',
        details: { act: action, reason },
      }));
  return { status, paymentState };
}

/** The same for what cannot be taken back: it is confirmed first, and says why it is done. */
async function takeBack(
  deps: Deps,
  call: Pick<Call<typeof routes.cancelSoldOrder>, 'caller' | 'params' | 'body'>,
  action: TakeBack,
  work: Act,
): Promise<HandledOrder> {
  const { reason } = call.body;
  await deps.confirmStepUp(call.caller, call.body);
  return inTransaction(deps.db, (tx) => act(deps, { ...call, tx }, action, work, reason));
}

/** @throws AppError not_found */
export async function orderNamed(tx: Queryable, orderId: OrderId): Promise<OrderRow> {
  return known(await orderById(tx, orderId));
}

/** @throws AppError not_found */
async function lockNamed(tx: Transaction, orderId: OrderId): Promise<OrderRow> {
  return known(await lockOrder(tx, orderId));
}

function known(order: OrderRow | null | undefined): OrderRow {
  if (!order) throw new AppError('not_found');
  return order;
}

export function advanceSold(deps: Deps, call: Call<typeof routes.advanceOrder>) {
  const { step } = call.body;
  const transfers = { clock: deps.clock, orders: createPaidOrders(deps) };
  const steps: Readonly<Record<PlainStep, Act>> = {
    paid: (tx, { number }) => arrivedIn(tx, transfers, number),
    packed: (tx, order, at) => moveOrder(tx, deps, order, { to: 'packed', by: 'seller', at }),
    refund_sent: (tx, { number }) => returnedIn(tx, transfers, number),
    part_sent: (tx, { id }) => deps.payments.partsSent(tx, id),
  };
  return act(deps, call, step, steps[step]);
}

export function shipSold(deps: Deps, call: Call<typeof routes.shipOrder>) {
  const { trackingNumber } = call.body;
  return act(deps, call, 'ship', (tx, order, at) =>
    moveOrder(tx, deps, order, { to: 'shipped', by: 'seller', at, trackingNumber }),
  );
}

export function reportParcel(deps: Deps, call: Call<typeof routes.reportParcel>) {
  const { status, place = null } = call.body;
  return act(deps, call, 'report_parcel', (tx, { id }, at) =>
    recordEvents(tx, createParcelWatch(deps), id, [{ at, status, text: '', place }]),
  );
}

export function receiveReturn(deps: Deps, call: Call<typeof routes.receiveReturn>) {
  const { restock } = call.body;
  return act(deps, call, 'receive_return', (tx, order, at) =>
    moveOrder(tx, deps, order, { to: 'return_received', by: 'seller', at, restock }),
  );
}

export function refuseReturn(deps: Deps, call: Call<typeof routes.refuseReturn>) {
  const { words } = call.body;
  return act(deps, call, 'refuse_return', (tx, order, at) =>
    moveOrder(tx, deps, order, { to: 'return_refused', by: 'seller', at, words }),
  );
}

export function cancelSold(deps: Deps, call: Call<typeof routes.cancelSoldOrder>) {
  return takeBack(deps, call, 'cancel', (tx, order, at) =>
    moveOrder(tx, deps, order, { to: 'cancelled', by: 'seller', at, cancelReason: 'seller' }),
  );
}

export function refundSold(deps: Deps, call: Call<typeof routes.refundOrder>) {
  return takeBack(deps, call, 'refund', (tx, order) => refund(tx, deps, order));
}

export function refundPartSold(deps: Deps, call: Call<typeof routes.refundPart>) {
  const { amount, leftSeen } = call.body;
  return takeBack(deps, call, 'refund_part', (tx, order) => {
    const isSeen = order.total - order.refunded === leftSeen;
    if (!isSeen || amount.currency !== order.currency) throw new AppError('conflict');
    return refundPart(tx, deps, order, amount.amount);
  });
}
