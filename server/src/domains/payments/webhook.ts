import type { Transaction } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Deps } from './deps.ts';
import { partHasFailed, partIsBack } from './parts.ts';
import type { ProviderEvent } from './provider.ts';
import { refundedIn, refundFailedIn } from './refund.ts';
import { settleIn } from './settle.ts';
import { addEvent, changePayment, lockPayment } from './store.ts';

/**
 * Acts on a message of the provider once, however often and in whatever order messages come. What it says and
 * that it was said are one transaction: a message whose answer was lost is sent again, and known then.
 */
export function takeEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  return inTransaction(
    deps.db,
    async (tx) => {
      if (event.kind === 'other') return;
      if (await addEvent(tx, event.id, deps.clock.now())) await actOn(tx, deps, event);
    },
    { retries: 3 },
  );
}

type Known = Exclude<ProviderEvent, { kind: 'other' }>;

async function actOn(tx: Transaction, deps: Deps, event: Known): Promise<void> {
  const { orderId } = event;
  switch (event.kind) {
    case 'received':
      return settleIn(tx, deps, orderId, event.money);
    case 'refunded':
      return refundedIn(tx, deps, orderId, event.intent);
    case 'refund_failed':
      return refundFailedIn(tx, deps, orderId, event.intent);
    case 'part_refunded':
      return partIsBack(tx, deps, event.partId);
    case 'part_failed':
      return partHasFailed(tx, deps, { id: event.partId, orderId });
    case 'failed':
      await deps.orders.markPaymentFailed(tx, orderId, deps.clock.now());
      return forgetPage(tx, deps, orderId, event.sessionId);
    case 'ended':
      return forgetPage(tx, deps, orderId, event.sessionId);
  }
}

/** The next one who wants to pay is given another page. Of an older page nothing is left to forget. */
async function forgetPage(
  tx: Transaction,
  { clock }: Deps,
  orderId: Known['orderId'],
  sessionId: string,
): Promise<void> {
  const payment = await lockPayment(tx, orderId);
  if (payment?.state !== 'open' || payment.sessionId !== sessionId) return;
  const attempts = payment.attempts + 1;
  const none = { sessionId: null, pageUrl: null };
  await changePayment(tx, orderId, { ...none, attempts, changedAt: clock.now() });
}
