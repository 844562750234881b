import type { CancelReason } from '@stratum/contract/shop/order-words';
import type { Transaction } from '../../platform/database.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import { personById } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import type { MoveDeps } from './deps.ts';
import { orderMail } from './order-mail.ts';
import { type ForSeller, sellerMail } from './seller-mail.ts';
import type { OrderRow } from './tables.ts';
import { toSummary } from './to-order.ts';

interface Told extends Partial<Omit<ForSeller, 'buyerEmail'>> {
  readonly at: Date;
  readonly cancelReason: CancelReason | null;
}

/** Tells the buyer what an order has come to, on open pages, in the list, by push and by mail; and who sells, what to do. */
export async function tell(
  tx: Transaction,
  { jobs, publicUrl, operator }: Pick<MoveDeps, 'jobs' | 'publicUrl' | 'operator'>,
  order: OrderRow,
  { at, cancelReason, returnReason = null, words = null }: Told,
): Promise<void> {
  const { id: orderId, userId, number: orderNumber, status, trackingNumber } = order;
  const content = {
    kind: 'order_update',
    data: { orderId, orderNumber, status, cancelReason, trackingNumber },
  } as const;
  tx.afterCommit({ to: userId, event: { type: 'order_changed', order: toSummary(order) } });
  await notify(tx, userId, content, at);
  const { email, locale, timeZone } = await personById(tx, userId);
  const buyer = { email, locale, timeZone };
  const about = { returnReason, words, buyerEmail: email };
  const forSeller = operator.email === null ? null : sellerMail(order, about, operator.email);
  const note = status === 'return_refused' ? words : null;
  const mails = [
    orderMail({ order, note, content }, buyer, publicUrl),
    ...(forSeller ? [forSeller] : []),
  ];
  await createSendMail(jobs)(tx, ...mails);
}
