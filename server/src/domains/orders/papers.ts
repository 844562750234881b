import type { Transaction } from '../../platform/database.ts';
import type { CreditReason, InvoicedOrder } from '../invoices/index.ts';
import { moneyIn } from '../shop/index.ts';
import type { MoveDeps } from './deps.ts';
import { dueOn } from './expiry-kind.ts';
import { changeOrder } from './store.ts';
import type { OrderRow } from './tables.ts';

/** The invoice of an order that is placed (to be paid by it) or paid. Its number is the last lock that orders share. */
export async function issueInvoice(
  tx: Transaction,
  { invoices, selling }: Pick<MoveDeps, 'invoices' | 'selling'>,
  order: OrderRow,
): Promise<OrderRow> {
  const { invoiceId } = await invoices.issueInvoice(tx, invoiced(order, selling.timeZone));
  await changeOrder(tx, order.id, { invoiceId });
  return { ...order, invoiceId };
}

/** Takes back an invoice, where there is one. */
export async function issueCreditNote(
  tx: Transaction,
  { invoices }: Pick<MoveDeps, 'invoices'>,
  order: OrderRow,
  reason: CreditReason,
): Promise<OrderRow> {
  if (order.invoiceId === null || order.creditNoteId !== null) return order;
  const { creditNoteId } = await invoices.issueCreditNote(tx, order.invoiceId, reason);
  await changeOrder(tx, order.id, { creditNoteId });
  return { ...order, creditNoteId };
}

function invoiced(order: OrderRow, timeZone: string): InvoicedOrder {
  const { number, locale, address, billingAddress, placedAt, payment } = order;
  const money = moneyIn(order.currency);
  return {
    orderNumber: number,
    locale,
    billingAddress: billingAddress ?? address,
    deliveryAddress: address,
    orderedOn: dayOf(placedAt),
    lines: order.lines.map(({ name, quantity, price, amount, taxRate }) => ({
      name,
      quantity,
      taxRate,
      price: money(price),
      total: money(amount),
    })),
    shipping: {
      service: order.service,
      price: money(order.shipping),
      taxRate: order.shippingTaxRate,
    },
    discount:
      order.discount === null || order.promoCode === null
        ? null
        : { code: order.promoCode, amount: money(order.discount) },
    taxes: order.taxes.map(({ rate, net, tax }) => ({ rate, net: money(net), tax: money(tax) })),
    total: money(order.total),
    payment,
    dueOn: dueOn(order, timeZone),
  };
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
