import type { PaymentState } from '@stratum/contract/console/order-words';
import type { OrderId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Deps } from './deps.ts';
import type { PaymentProvider } from './provider.ts';
import { changePayment, findPayment, lockPayment } from './store.ts';

type RefundDeps = Pick<Deps, 'db' | 'clock' | 'orders'>;

/** Pays money back; where the provider takes its time, its message says when it is done. */
export async function refundPaid(
  deps: RefundDeps,
  provider: PaymentProvider,
  orderId: OrderId,
  intent: string,
): Promise<void> {
  const isBack = await provider.refund(orderId, intent);
  if (!isBack) return;
  await inTransaction(deps.db, (tx) => refundedIn(tx, deps, orderId, intent), { retries: 3 });
}

/** The money of an order is back with who paid it. What was paid besides changes nothing. */
export async function refundedIn(
  tx: Transaction,
  { clock, orders }: RefundDeps,
  orderId: OrderId,
  intent: string | null,
): Promise<void> {
  const known = await findPayment(tx, orderId);
  if (!known || known.state === 'refunded') return;
  if (known.intent !== null && known.intent !== intent) return;
  const changedAt = clock.now();
  await orders.markRefunded(tx, orderId, changedAt);
  const payment = await lockPayment(tx, orderId);
  if (!payment || payment.state === 'refunded') return;
  await changePayment(tx, orderId, { state: 'refunded', intent, pageUrl: null, changedAt });
}

const goingBack: ReadonlySet<PaymentState> = new Set(['refunding', 'refunded']);

/** No job tries again what the operator now sends by hand: it would go back twice. */
export async function refundFailedIn(
  tx: Transaction,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  orderId: OrderId,
  intent: string,
): Promise<void> {
  log.error({ orderId }, 'a refund has failed: send the money back by hand');
  const payment = await lockPayment(tx, orderId);
  if (payment?.intent !== intent || !goingBack.has(payment.state)) return;
  await changePayment(tx, orderId, { state: 'refund_failed', changedAt: clock.now() });
}
