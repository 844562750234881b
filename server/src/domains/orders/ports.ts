import type { PaidOrders } from '../payments/index.ts';
import type { ParcelWatch } from '../shipping/index.ts';
import type { MoveDeps } from './deps.ts';
import { moveIfPossible, moveOrder } from './move.ts';
import { lockOrder } from './store.ts';
import { tellOfDelay } from './tell.ts';
import { canMove } from './transitions.ts';

/** What payments tell orders. What comes again, or for an order that is gone, changes nothing. */
export function createPaidOrders(deps: MoveDeps): PaidOrders {
  return {
    async markPaid(tx, orderId, at) {
      const order = await lockOrder(tx, orderId);
      if (!order || order.status === 'cancelled' || order.status === 'refunded') return 'too_late';
      const move = { to: 'paid', by: 'payment', at } as const;
      if (canMove(order.status, move.to, move.by)) await moveOrder(tx, deps, order, move);
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
      if (status === 'exception') await tellOfDelay(tx, deps, orderId);
      if (status !== 'delivered') return;
      await moveIfPossible(tx, deps, orderId, { to: 'delivered', by: 'carrier', at });
    },
  };
}
