import type { OrderId, ProductId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Address } from '@stratum/contract/shop/address';
import type {
  CancelReason,
  OrderStatus,
  PaymentMethod,
  ReturnReason,
} from '@stratum/contract/shop/order-words';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';

/** A line as it was ordered; minor units, tax included. */
export interface StoredLine {
  readonly productId: ProductId;
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
  readonly amount: number;
  readonly taxRate: number;
}

export interface StoredTax {
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
}

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().$type<OrderId>(),
    number: text('number').notNull(),
    userId: ownerColumn(),
    status: text('status').notNull().$type<OrderStatus>(),
    /** The buyer's when they ordered: of papers and of what stands in the lines. */
    locale: text('locale').notNull().$type<Locale>(),
    currency: text('currency').notNull(),
    lines: jsonb('lines').notNull().$type<readonly StoredLine[]>(),
    shipping: integer('shipping').notNull(),
    shippingTaxRate: integer('shipping_tax_rate').notNull(),
    discount: integer('discount'),
    promoCodeId: uuid('promo_code_id'),
    promoCode: text('promo_code'),
    taxes: jsonb('taxes').notNull().$type<readonly StoredTax[]>(),
    total: integer('total').notNull(),
    address: jsonb('address').notNull().$type<Address>(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    payment: text('payment').notNull().$type<PaymentMethod>(),
    payUntil: timeColumn('pay_until').notNull(),
    service: text('service').notNull(),
    deliveryFrom: date('delivery_from', { mode: 'string' }).notNull(),
    deliveryTo: date('delivery_to', { mode: 'string' }).notNull(),
    trackingNumber: text('tracking_number'),
    /** Papers, which know nothing of the order. */
    invoiceId: uuid('invoice_id'),
    creditNoteId: uuid('credit_note_id'),
    placedAt: timeColumn('placed_at').notNull(),
    paidAt: timeColumn('paid_at'),
    deliveredAt: timeColumn('delivered_at'),
    /** What has gone back of the total in parts. */
    refunded: integer('refunded').notNull().default(0),
    /** When pieces and the use of a code were given back. */
    revertedAt: timeColumn('reverted_at'),
  },
  (table) => [
    index('orders_by_day').using('brin', table.placedAt),
    unique('orders_number_unique').on(table.number),
    check('orders_total_not_negative', sql`${table.total} >= 0`),
    index('orders_by_person').on(table.userId, table.placedAt, table.id),
    index('orders_by_time').on(table.placedAt, table.id),
    index('orders_by_status').on(table.status, table.placedAt, table.id),
    index('orders_by_tracking')
      .on(table.trackingNumber)
      .where(sql`${table.trackingNumber} is not null`),
    index('orders_by_recipient').on(sql`lower(${table.address} ->> 'name') text_pattern_ops`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timeColumn('at').notNull(),
    status: text('status').notNull().$type<OrderStatus>(),
    cancelReason: text('cancel_reason').$type<CancelReason>(),
    returnReason: text('return_reason').$type<ReturnReason>(),
    /** The buyer's own about a return, or the seller's about why it is refused. */
    words: text('words'),
  },
  (table) => [index('order_events_by_order').on(table.orderId, table.at, table.id)],
);
export type OrderEventRow = typeof orderEvents.$inferSelect;

/** Parts of what was paid that were given back, each with its credit note. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timeColumn('at').notNull(),
    amount: integer('amount').notNull(),
    taxes: jsonb('taxes').notNull().$type<readonly StoredTax[]>(),
    creditNoteId: uuid('credit_note_id').notNull(),
  },
  (table) => [index('order_refunds_by_order').on(table.orderId, table.at)],
);
export type OrderRefundRow = typeof orderRefunds.$inferSelect;

/** The last number of each year: the row is locked until the order that has the next one is there. */
export const orderNumbers = pgTable('order_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
