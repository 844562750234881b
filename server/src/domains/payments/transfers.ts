import type { Transaction } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Deps } from './deps.ts';
import { changePayment, lockPayment, type PaymentRow, paymentNumbered } from './store.ts';

type TransferDeps = Pick<Deps, 'clock' | 'orders'>;
type OwnDeps = TransferDeps & Pick<Deps, 'db'>;
/** `too_late`: the order was called off before, and the money waits to be sent back. */
export type TransferOutcome = 'done' | 'no_order' | 'by_card' | 'not_so' | 'too_late';

/** The operator has found the money of an invoice in the bank. What came too late waits to be sent back. */
export function transferArrived(deps: OwnDeps, orderNumber: string): Promise<TransferOutcome> {
  return inTransaction(deps.db, (tx) => arrivedIn(tx, deps, orderNumber), { retries: 3 });
}

/** The operator has sent back the money of an invoice, or what a card did not take. */
export function transferReturned(deps: OwnDeps, orderNumber: string): Promise<TransferOutcome> {
  return inTransaction(deps.db, (tx) => returnedIn(tx, deps, orderNumber), { retries: 3 });
}

export async function arrivedIn(
  tx: Transaction,
  { clock, orders }: TransferDeps,
  orderNumber: string,
): Promise<TransferOutcome> {
  const known = await paymentNumbered(tx, orderNumber);
  if (!known) return 'no_order';
  if (known.method !== 'invoice') return 'by_card';
  if (known.state !== 'open' && known.state !== 'cancelled') return 'not_so';
  const { orderId } = known;
  const changedAt = clock.now();
  const outcome = await orders.markPaid(tx, orderId, changedAt);
  const payment = await lockPayment(tx, orderId);
  if (payment?.state !== 'open' && payment?.state !== 'cancelled') return 'not_so';
  const state = outcome === 'paid' ? 'paid' : 'refunding';
  await changePayment(tx, orderId, { state, changedAt });
  return outcome === 'paid' ? 'done' : 'too_late';
}

export async function returnedIn(
  tx: Transaction,
  { clock, orders }: TransferDeps,
  orderNumber: string,
): Promise<TransferOutcome> {
  const known = await paymentNumbered(tx, orderNumber);
  if (!known) return 'no_order';
  const { orderId } = known;
  if (!isSentByHand(known)) return known.method === 'invoice' ? 'not_so' : 'by_card';
  const changedAt = clock.now();
  await orders.markRefunded(tx, orderId, changedAt);
  const payment = await lockPayment(tx, orderId);
  if (!payment || !isSentByHand(payment)) return 'not_so';
  await changePayment(tx, orderId, { state: 'refunded', changedAt });
  return 'done';
}

function isSentByHand({ method, state }: PaymentRow): boolean {
  return state === (method === 'invoice' ? 'refunding' : 'refund_failed');
}
