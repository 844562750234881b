import { orderIdSchema } from '@stratum/contract/ids';
import { type Due, defineDue } from '../../platform/due/due.ts';
import type { MoveDeps } from './deps.ts';
import { expiryKind } from './expiry-kind.ts';
import { moveOrder } from './move.ts';
import { orderById } from './store.ts';
import { canMove } from './transitions.ts';

/** Ends orders that were not paid in time; one that was paid or cancelled meanwhile stays as it is. */
export function expiryDue(deps: MoveDeps): Due {
  return defineDue(expiryKind, async ({ subject }, tx) => {
    const order = await orderById(tx, orderIdSchema.parse(subject), 'update');
    if (!order || !canMove(order.status, 'cancelled', 'time')) return;
    const at = deps.clock.now();
    await moveOrder(tx, deps, order, { to: 'cancelled', by: 'time', at, cancelReason: 'expired' });
  });
}
