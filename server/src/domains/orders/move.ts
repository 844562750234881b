import type { OrderId } from '@stratum/contract/ids';
import type { CancelReason, OrderStatus, ReturnReason } from '@stratum/contract/shop/order-words';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { MoveDeps } from './deps.ts';
import { issueCreditNote, issueInvoice } from './papers.ts';
import { putBack, revert } from './revert.ts';
import { changeOrder, insertEvent, lockOrder } from './store.ts';
import type { OrderRow } from './tables.ts';
import { tell } from './tell.ts';
import { canMove, type Mover } from './transitions.ts';

export interface Move {
  readonly to: OrderStatus;
  readonly by: Mover;
  readonly at: Date;
  readonly cancelReason?: CancelReason;
  /** Nobody is told: their account ends with it. */
  readonly isSilent?: boolean;
  readonly returnReason?: ReturnReason;
  /** The buyer's own about a return, or the seller's about why it is refused. */
  readonly words?: string | undefined;
  /** What was sent back can be sold again. */
  readonly restock?: boolean;
  /** Of a parcel that is handed over. */
  readonly trackingNumber?: string | undefined;
}

/**
 * Brings an order a step further, with all that belongs to it: what it held is given back, papers are
 * issued, money is called off, and its buyer is told. The caller has locked the order's row.
 * @throws AppError order_status where the table of transitions has no such step
 */
export async function moveOrder(
  tx: Transaction,
  deps: MoveDeps,
  order: OrderRow,
  move: Move,
): Promise<OrderRow> {
  const { to, by, at, cancelReason = null, returnReason = null, words = null } = move;
  if (!canMove(order.status, to, by))
    throw new AppError('order_status', { current: { status: order.status } });
  const change = { status: to, ...changesOf(move) };
  await changeOrder(tx, order.id, change);
  await insertEvent(tx, { orderId: order.id, at, status: to, cancelReason, returnReason, words });
  const moved = await withEffects(
    tx,
    deps,
    { ...order, ...change },
    { ...move, from: order.status },
  );
  if (!move.isSilent) await tell(tx, deps, moved, { at, cancelReason, returnReason, words });
  return moved;
}

/** Locks an order and brings it a step further. @returns whether it is there and the table of transitions has that step */
export async function moveIfPossible(
  tx: Transaction,
  deps: MoveDeps,
  orderId: OrderId,
  move: Move,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order || !canMove(order.status, move.to, move.by)) return false;
  await moveOrder(tx, deps, order, move);
  return true;
}

function changesOf({ to, at, trackingNumber }: Move): Partial<OrderRow> {
  if (to === 'paid') return { paidAt: at };
  if (to === 'delivered') return { deliveredAt: at };
  return to === 'shipped' ? { trackingNumber: trackingNumber ?? null } : {};
}

async function withEffects(
  tx: Transaction,
  deps: MoveDeps,
  order: OrderRow,
  { from, to, at, cancelReason = 'seller', restock = false }: Move & { readonly from: OrderStatus },
): Promise<OrderRow> {
  if (to === 'paid') return order.invoiceId === null ? issueInvoice(tx, deps, order) : order;
  if (to === 'cancelled') {
    await revert(tx, deps.jobs, order, at);
    await deps.payments.callOff(tx, order.id);
    return issueCreditNote(tx, deps, order, cancelReason);
  }
  if (to === 'return_received' && restock) await putBack(tx, deps.jobs, order);
  if (to === 'refunded')
    return issueCreditNote(tx, deps, order, from.startsWith('return') ? 'returned' : 'goodwill');
  if (to === 'shipped' && order.trackingNumber !== null) {
    const { id: orderId, userId, trackingNumber } = order;
    await deps.shipments.create(tx, { orderId, userId, trackingNumber });
  }
  return order;
}
