import type { OrderId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Address } from '@stratum/contract/shop/address';
import type { OrderSums } from '@stratum/contract/shop/order';
import type { PaymentMethod } from '@stratum/contract/shop/order-words';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import type { HeldRate } from '../shipping/index.ts';
import { changeStock, type Promo, type Quote, takeUse } from '../shop/index.ts';
import type { MoveDeps } from './deps.ts';
import { payUntil, scheduleExpiry } from './expiry-kind.ts';
import { issueInvoice } from './papers.ts';
import { insertEvent, insertOrder, nextNumber } from './store.ts';
import type { OrderRow } from './tables.ts';

/** Who orders, and what they say besides what it is. */
export interface Ordered {
  readonly userId: UserId;
  readonly locale: Locale;
  readonly address: Address;
  readonly billingAddress?: Address | undefined;
  readonly payment: PaymentMethod;
}

export type Taken = Extract<Promo, { refused: null }>;

/** What was agreed on, with the products and the code locked. */
export interface Agreed {
  readonly quoted: Quote;
  readonly rate: HeldRate;
  readonly promo: Taken | null;
  readonly sums: OrderSums;
  readonly now: Date;
}

/** Takes the pieces and the use of a code, numbers the order, and has it wait to be paid. */
export async function storeOrder(
  tx: Transaction,
  deps: Pick<MoveDeps, 'payments' | 'invoices' | 'selling'>,
  ordered: Ordered,
  agreed: Agreed,
): Promise<OrderRow> {
  const { quoted, promo, now } = agreed;
  const { userId, locale, payment: method } = ordered;
  const orderId = newId<OrderId>();
  for (const { productId, quantity } of quoted.lines) await changeStock(tx, productId, -quantity);
  if (promo) await takeUse(tx, { promoCodeId: promo.row.id, orderId, userId });
  const number = await nextNumber(tx, now.getUTCFullYear());
  const until = payUntil(method, deps.selling.timeZone, now);
  const row = rowOf(ordered, agreed, { id: orderId, number, payUntil: until });
  await insertOrder(tx, row);
  await insertEvent(tx, { ...untold, orderId, at: now, status: row.status });
  await scheduleExpiry(tx, orderId, row.payUntil);
  await deps.payments.startPayment(tx, {
    orderId,
    orderNumber: number,
    locale,
    method,
    total: agreed.sums.total,
    expiresAt: row.payUntil,
  });
  return method === 'invoice' ? issueInvoice(tx, deps, row) : row;
}

const untold = { cancelReason: null, returnReason: null, words: null };

function rowOf(
  { userId, locale, address, billingAddress, payment }: Ordered,
  { quoted, rate, promo, sums, now }: Agreed,
  given: Pick<OrderRow, 'id' | 'number' | 'payUntil'>,
): OrderRow {
  return {
    ...given,
    userId,
    locale,
    address,
    payment,
    status: 'placed',
    currency: quoted.currency,
    lines: quoted.lines,
    shipping: rate.price.amount,
    shippingTaxRate: quoted.shipping?.taxRate ?? 0,
    discount: promo?.discount ?? null,
    promoCodeId: promo?.row.id ?? null,
    promoCode: promo?.row.code ?? null,
    taxes: sums.taxes.map(({ rate: taxRate, net, tax }) => ({
      rate: taxRate,
      net: net.amount,
      tax: tax.amount,
    })),
    total: sums.total.amount,
    billingAddress: billingAddress ?? null,
    service: rate.service,
    deliveryFrom: rate.deliveryFrom,
    deliveryTo: rate.deliveryTo,
    refunded: 0,
    trackingNumber: null,
    invoiceId: null,
    creditNoteId: null,
    placedAt: now,
    paidAt: null,
    deliveredAt: null,
    revertedAt: null,
  };
}
