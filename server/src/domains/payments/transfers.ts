import { inTransaction } from '../../platform/transaction.ts';
import type { Deps } from './deps.ts';
import { changePayment, lockPayment, type PaymentRow, paymentNumbered } from './store.ts';

type TransferDeps = Pick<Deps, 'db' | 'clock' | 'orders'>;
/** `too_late`: the order was called off before, and the money waits to be sent back. */
export type TransferOutcome = 'done' | 'no_order' | 'by_card' | 'not_so' | 'too_late';

/** The operator has found the money of an invoice in the bank. What came too late waits to be sent back. */
export function transferArrived(deps: TransferDeps, orderNumber: string): Promise<TransferOutcome> {
  return inTransaction(
    deps.db,
    async (tx) => {
      const known = await paymentNumbered(tx, orderNumber);
      if (!known) return 'no_order';
      if (known.method !== 'invoice') return 'by_card';
      if (known.state !== 'open' && known.state !== 'cancelled') return 'not_so';
      const { orderId } = known;
      const changedAt = deps.clock.now();
      const outcome = await deps.orders.markPaid(tx, orderId, changedAt);
      const payment = await lockPayment(tx, orderId);
      if (payment?.state !== 'open' && payment?.state !== 'cancelled') return 'not_so';
      const state = outcome === 'paid' ? 'paid' : 'refunding';
      await changePayment(tx, orderId, { state, changedAt });
      return outcome === 'paid' ? 'done' : 'too_late';
    },
    { retries: 3 },
  );
}

/** The operator has sent back the money of an invoice, or what a card did not take. */
export function transferReturned(
  deps: TransferDeps,
  orderNumber: string,
): Promise<TransferOutcome> {
  return inTransaction(
    deps.db,
    async (tx) => {
      const known = await paymentNumbered(tx, orderNumber);
      if (!known) return 'no_order';
      const { orderId } = known;
      if (!isSentByHand(known)) return known.method === 'invoice' ? 'not_so' : 'by_card';
      const changedAt = deps.clock.now();
      await deps.orders.markRefunded(tx, orderId, changedAt);
      const payment = await lockPayment(tx, orderId);
      if (!payment || !isSentByHand(payment)) return 'not_so';
      await changePayment(tx, orderId, { state: 'refunded', changedAt });
      return 'done';
    },
    { retries: 3 },
  );
}

function isSentByHand({ method, state }: PaymentRow): boolean {
  return state === (method === 'invoice' ? 'refunding' : 'refund_failed');
}
