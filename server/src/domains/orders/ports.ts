import type { OrderId } from '@stratum/contract/ids';
import type { OrderStatus } from '@stratum/contract/shop/order-words';
import type { Transaction } from '../../platform/database.ts';
import type { PaidOrders } from '../payments/index.ts';
import type { ParcelWatch } from '../shipping/index.ts';
import type { MoveDeps } from './deps.ts';
import { type Move, moveOrder } from './move.ts';
import { orderById, orderIdByNumber } from './store.ts';
import { canMove } from './transitions.ts';

/** What payments tell orders. What comes again, or for an order that is gone, changes nothing. */
export function createPaidOrders(deps: MoveDeps): PaidOrders {
  return {
    async markPaid(tx, orderId, at) {
      const order = await orderById(tx, orderId, 'update');
      if (!order || order.status === 'cancelled' || order.status === 'refunded') return 'too_late';
      await moveIfPossible(tx, deps, orderId, { to: 'paid', by: 'payment', at });
      return 'paid';
    },
    async markPaymentFailed(tx, orderId, at) {
      const cancelReason = 'payment_refused';
      await moveIfPossible(tx, deps, orderId, { to: 'cancelled', by: 'payment', at, cancelReason });
    },
    async markRefunded(tx, orderId, at) {
      await moveIfPossible(tx, deps, orderId, { to: 'refunded', by: 'payment', at });
    },
  };
}

/** What parcels tell orders. */
export function createParcelWatch(deps: MoveDeps): ParcelWatch {
  return {
    async moved(tx, orderId, status, at) {
      if (status !== 'delivered') return;
      await moveIfPossible(tx, deps, orderId, { to: 'delivered', by: 'carrier', at });
    },
  };
}

/** @returns whether the table of transitions has that step */
async function moveIfPossible(
  tx: Transaction,
  deps: MoveDeps,
  orderId: OrderId,
  move: Move,
): Promise<boolean> {
  const order = await orderById(tx, orderId, 'update');
  if (!order || !canMove(order.status, move.to, move.by)) return false;
  await moveOrder(tx, deps, order, move);
  return true;
}

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

/** Who sells takes back what was sent: the money goes back, and the order is refunded once it has. */
export async function acceptReturn(
  tx: Transaction,
  { payments }: Pick<MoveDeps, 'payments'>,
  orderNumber: string,
): Promise<boolean> {
  const id = await orderIdByNumber(tx, orderNumber);
  const order = id === null ? undefined : await orderById(tx, id, 'update');
  if (order?.status !== 'return_requested') return false;
  await payments.callOff(tx, order.id);
  return true;
}
