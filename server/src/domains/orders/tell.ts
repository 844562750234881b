import type { CancelReason } from '@stratum/contract/shop/order-words';
import type { Transaction } from '../../platform/database.ts';
import { createSendMail } from '../../platform/mail/mail-jobs.ts';
import { personById } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import type { MoveDeps } from './deps.ts';
import { orderMail } from './order-mail.ts';
import type { OrderRow } from './tables.ts';
import { toSummary } from './to-order.ts';

interface Told {
  readonly at: Date;
  readonly cancelReason: CancelReason | null;
}

/** Tells the buyer what an order has come to: on open pages, in the list, by push, and by mail. */
export async function tellBuyer(
  tx: Transaction,
  { jobs, publicUrl }: Pick<MoveDeps, 'jobs' | 'publicUrl'>,
  order: OrderRow,
  { at, cancelReason }: Told,
): Promise<void> {
  const { id: orderId, userId, number: orderNumber, status, trackingNumber } = order;
  const content = {
    kind: 'order_update',
    data: { orderId, orderNumber, status, cancelReason, trackingNumber },
  } as const;
  tx.afterCommit({ to: userId, event: { type: 'order_changed', order: toSummary(order) } });
  await notify(tx, userId, content, at);
  const { email, locale, timeZone } = await personById(tx, userId);
  await createSendMail(jobs)(tx, orderMail(order, content, { email, locale, timeZone }, publicUrl));
}
