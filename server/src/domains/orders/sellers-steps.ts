import type { OrderStatus } from '@stratum/contract/shop/order-words';
import type { Transaction } from '../../platform/database.ts';
import type { MoveDeps } from './deps.ts';
import { moveIfPossible, moveOrder } from './move.ts';
import { lockOrder, orderIdByNumber } from './store.ts';
import type { OrderRow } from './tables.ts';

interface SellersStep {
  readonly orderNumber: string;
  readonly to: OrderStatus;
  readonly trackingNumber?: string;
}

/** A step that who sells takes an order. @returns whether there is such an order that can take it */
export async function advanceOrder(
  tx: Transaction,
  deps: MoveDeps,
  { orderNumber, ...step }: SellersStep,
): Promise<boolean> {
  const id = await orderIdByNumber(tx, orderNumber);
  if (id === null) return false;
  const at = deps.clock.now();
  const cancelReason = step.to === 'cancelled' ? ({ cancelReason: 'seller' } as const) : {};
  return moveIfPossible(tx, deps, id, { ...step, ...cancelReason, by: 'seller', at });
}

/** Who sells takes back what was sent. @returns whether there is such a return */
export async function acceptReturn(
  tx: Transaction,
  deps: MoveDeps,
  orderNumber: string,
): Promise<boolean> {
  const id = await orderIdByNumber(tx, orderNumber);
  const order = id === null ? undefined : await lockOrder(tx, id);
  if (order?.status !== 'return_requested' && order?.status !== 'return_received') return false;
  await refund(tx, deps, order);
  return true;
}

/** The money of an order that was sent goes back; the order is refunded once it has. Its row is locked. */
export async function refund(tx: Transaction, deps: MoveDeps, order: OrderRow): Promise<OrderRow> {
  const payment = await deps.payments.callOff(tx, order.id);
  // Sent back at the provider before: nobody tells of it again.
  const move = { to: 'refunded', by: 'payment', at: deps.clock.now() } as const;
  return payment === 'refunded' ? moveOrder(tx, deps, order, move) : order;
}
