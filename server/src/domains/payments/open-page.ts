import type { OrderId } from '@stratum/contract/ids';
import { inTransaction } from '../../platform/transaction.ts';
import type { Deps } from './deps.ts';
import { closeKind } from './kinds.ts';
import type { PaymentProvider } from './provider.ts';
import { changePayment, findPayment, lockPayment, type PaymentRow } from './store.ts';

/** Where the shop shows an order, with what came of going to pay. */
export function orderPage(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { orderId, locale }: Pick<PaymentRow, 'orderId' | 'locale'>,
  payment: 'returned' | 'given_up' | 'delayed' | null,
): string {
  const url = new URL(`/${locale}/trackingDetails`, publicUrl);
  url.searchParams.set('orderId', orderId);
  if (payment) url.searchParams.set('payment', payment);
  return url.href;
}

/** Whether money is still taken for it on a provider's page. */
export function isPayable({ method, state, expiresAt }: PaymentRow, now: Date): boolean {
  return method === 'stripe' && state === 'open' && now < expiresAt;
}

/**
 * The provider's page of an order that can be paid; made where there is none. Two that ask at once are given
 * the same one.
 * @returns null where nothing is taken for it any more. @throws PaymentError
 */
export async function openPage(
  deps: Deps,
  provider: PaymentProvider,
  orderId: OrderId,
): Promise<string | null> {
  const payment = await findPayment(deps.db, orderId);
  if (!payment || !isPayable(payment, deps.clock.now())) return null;
  if (payment.pageUrl !== null) return payment.pageUrl;
  const { orderNumber, amount, currency, locale, attempts: attempt, expiresAt } = payment;
  const page = await provider.openPage({
    orderId,
    orderNumber,
    total: { amount, currency },
    locale,
    attempt,
    expiresAt,
    returnUrl: orderPage(deps, payment, 'returned'),
    cancelUrl: orderPage(deps, payment, 'given_up'),
  });
  return inTransaction(deps.db, async (tx) => {
    const current = await lockPayment(tx, orderId);
    if (!current) return null;
    const { sessionId, url: pageUrl } = page;
    const changedAt = deps.clock.now();
    // Called off meanwhile: the page is closed as it would have been.
    if (current.state !== 'open') {
      await deps.jobs.send(tx, closeKind, { orderId, sessionId }, sessionId);
      return null;
    }
    if (current.attempts !== attempt) return current.pageUrl;
    await changePayment(tx, orderId, { sessionId, pageUrl, changedAt });
    return pageUrl;
  });
}
