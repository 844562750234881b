import type { PartState, PaymentState } from '@stratum/contract/console/order-words';
import type { OrderId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { PaymentMethod } from '@stratum/contract/shop/order-words';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';

/** What is paid for an order, and how far it has come. Names nobody: who ordered stands in the order alone. */
export const payments = pgTable(
  'payments',
  {
    orderId: uuid('order_id').$type<OrderId>().primaryKey(),
    orderNumber: text('order_number').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    expiresAt: timeColumn('expires_at').notNull(),
    /** Pages of the provider that came to nothing. */
    attempts: integer('attempts').notNull().default(0),
    /** The provider's page that is open, where there is one. */
    sessionId: text('session_id'),
    pageUrl: text('page_url'),
    /** The provider's name for the money that came. */
    intent: text('intent'),
    changedAt: timeColumn('changed_at').notNull(),
  },
  (table) => [
    index('payments_state').on(table.state, table.changedAt),
    index('payments_order_number').on(table.orderNumber),
  ],
);

/** Parts of what was paid that go back while the order stays as it is. Names nobody either. */
export const partialRefunds = pgTable(
  'partial_refunds',
  {
    /** Its order knows it by the same id. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .$type<OrderId>()
      .notNull()
      .references(() => payments.orderId, { onDelete: 'cascade' }),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<PartState>().notNull(),
    changedAt: timeColumn('changed_at').notNull(),
  },
  (table) => [
    index('partial_refunds_by_order').on(table.orderId),
    index('partial_refunds_state').on(table.state, table.changedAt),
  ],
);

/** Messages of the provider that were acted on, so that each is once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    receivedAt: timeColumn('received_at').notNull(),
  },
  (table) => [index('payment_events_received_at').on(table.receivedAt)],
);
