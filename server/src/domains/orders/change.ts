import type { orderRoutes as routes } from '@stratum/contract/shop/orders';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import { moveOrder } from './move.ts';
import { detailsOf } from './read.ts';
import { canBePaid, canBeReturned } from './to-order.ts';

export async function payOrder(
  { db, clock, payments }: Deps,
  call: Call<typeof routes.payOrder, Doors>,
) {
  const order = await call.open.order(db);
  if (!canBePaid(order, clock.now())) {
    throw new AppError('order_status', { current: { status: order.status } });
  }
  const { id: orderId, payment: method } = order;
  return { paymentUrl: payments.paymentUrl({ orderId, method }) };
}

export async function cancelOrder(
  deps: Deps,
  { tx, open }: Call<typeof routes.cancelOrder, Doors>,
) {
  const order = await open.order(tx, 'update');
  const at = deps.clock.now();
  const move = { to: 'cancelled', by: 'buyer', at, cancelReason: 'buyer' } as const;
  return detailsOf(tx, deps, await moveOrder(tx, deps, order, move));
}

export async function requestReturn(
  deps: Deps,
  { tx, open, body }: Call<typeof routes.requestReturn, Doors>,
) {
  const order = await open.order(tx, 'update');
  const at = deps.clock.now();
  if (!canBeReturned(order, at)) {
    throw new AppError('order_status', { current: { status: order.status } });
  }
  const { reason: returnReason, words } = body;
  const move = { to: 'return_requested', by: 'buyer', at, returnReason, words } as const;
  return detailsOf(tx, deps, await moveOrder(tx, deps, order, move));
}
