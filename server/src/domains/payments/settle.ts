import type { OrderId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Deps } from './deps.ts';
import { refundKind } from './kinds.ts';
import type { ReceivedMoney } from './provider.ts';
import { changePayment, findPayment, lockPayment } from './store.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'orders'>;

/** Money has come for an order: it pays it, or goes back. */
export function settle(deps: SettleDeps, orderId: OrderId, money: ReceivedMoney): Promise<void> {
  return inTransaction(deps.db, (tx) => settleIn(tx, deps, orderId, money), { retries: 3 });
}

export async function settleIn(
  tx: Transaction,
  { clock, jobs, log, orders }: SettleDeps,
  orderId: OrderId,
  { intent, amount: { amount, currency } }: ReceivedMoney,
): Promise<void> {
  const known = await findPayment(tx, orderId);
  if (!known || known.method !== 'stripe') return log.error({ orderId }, 'money came for no order');
  if (known.amount !== amount || known.currency !== currency)
    return log.error({ orderId }, 'another sum than the order’s was paid: it stays unpaid');
  const changedAt = clock.now();
  // The order's row is locked before the payment's, as by whoever calls an order off.
  const outcome = known.intent === null ? await orders.markPaid(tx, orderId, changedAt) : 'paid';
  const payment = await lockPayment(tx, orderId);
  if (!payment || payment.intent === intent) return;
  const isFirst = payment.intent === null;
  if (isFirst && payment.state === 'open' && outcome === 'paid')
    return changePayment(tx, orderId, { state: 'paid', intent, pageUrl: null, changedAt });
  // Paid twice, or too late.
  if (isFirst) await changePayment(tx, orderId, { state: 'refunding', intent, changedAt });
  await jobs.send(tx, refundKind, { orderId, intent }, intent);
}
