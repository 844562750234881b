import type { OrderId } from '@stratum/contract/ids';
import type { CancelReason } from '@stratum/contract/shop/order-words';
import type { Transaction } from '../../platform/database.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import { personById } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import type { MoveDeps } from './deps.ts';
import { orderMail } from './order-mail.ts';
import { type ForSeller, sellerMail } from './seller-mail.ts';
import { orderById } from './store.ts';
import type { OrderRow } from './tables.ts';
import { toSummary } from './to-order.ts';

interface Told extends Partial<Omit<ForSeller, 'buyerEmail'>> {
  readonly at: Date;
  readonly cancelReason: CancelReason | null;
}

/** Tells the buyer what an order has come to, on open pages, in the list, by push and by mail; and who sells, what to do. */
export async function tell(
  tx: Transaction,
  {
    jobs,
    publicUrl,
    operator,
    selling,
  }: Pick<MoveDeps, 'jobs' | 'publicUrl' | 'operator' | 'selling'>,
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
  const { locale: sellersLocale, timeZone: sellersZone } = selling;
  const seller = operator.email && { email: operator.email, locale: sellersLocale };
  const forSeller = seller && sellerMail(order, about, seller);
  const note = status === 'return_refused' ? words : null;
  const mails = [
    orderMail({ order, note, content }, buyer, { publicUrl, timeZone: sellersZone }),
    ...(forSeller ? [forSeller] : []),
  ];
  await createSendMail(jobs)(tx, ...mails);
}

/** Tells the buyer that the carrier holds their parcel up. What it says of it stands with the order. */
export async function tellOfDelay(
  tx: Transaction,
  { clock }: Pick<MoveDeps, 'clock'>,
  orderId: OrderId,
): Promise<void> {
  const order = await orderById(tx, orderId);
  if (order?.status !== 'shipped') return;
  const { userId, number: orderNumber } = order;
  tx.afterCommit({ to: userId, event: { type: 'order_changed', order: toSummary(order) } });
  const data = { orderId, orderNumber };
  await notify(tx, userId, { kind: 'parcel_delayed', data }, clock.now());
}
