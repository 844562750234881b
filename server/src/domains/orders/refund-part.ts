import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { moneyIn, partOf } from '../shop/index.ts';
import type { MoveDeps } from './deps.ts';
import { changeOrder, insertRefund, refundsOf } from './store.ts';
import type { OrderRow } from './tables.ts';
import { tellOfPart } from './tell-of-part.ts';

/**
 * Gives back a part of what was paid, with a credit note; the order stays as it is. Its row is locked, and it is
 * paid for.
 * @throws AppError invalid_input for all that is left, or more
 */
export async function refundPart(
  tx: Transaction,
  deps: MoveDeps,
  order: OrderRow,
  amount: number,
): Promise<void> {
  const { id: orderId, invoiceId, refunded } = order;
  if (invoiceId === null) throw new Error('an order that is paid has no invoice');
  if (amount >= order.total - refunded)
    throw new AppError('invalid_input', {
      fields: new Map([['amount.amount', { key: 'refund_part' }]]),
    });
  const before = (await refundsOf(tx, order)).flatMap(({ taxes }) => taxes);
  const taxes = partOf(amount, order.taxes, before);
  const id = newId<string>();
  await deps.payments.refundPart(tx, { id, orderId, amount });
  await changeOrder(tx, orderId, { refunded: refunded + amount });
  await tellOfPart(tx, deps, order, amount);
  const money = moneyIn(order.currency);
  const { creditNoteId } = await deps.invoices.issuePartNote(tx, invoiceId, {
    total: money(amount),
    taxes: taxes.map(({ rate, net, tax }) => ({ rate, net: money(net), tax: money(tax) })),
  });
  await insertRefund(tx, { id, orderId, at: deps.clock.now(), amount, taxes, creditNoteId });
}
