import type { OrderId } from '@stratum/contract/ids';
import type { ShipmentStatus } from '@stratum/contract/shop/order-words';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';
import type { Carrier } from './carrier.ts';

/** Parcels that were handed over. */
export const shipments = pgTable(
  'shipments',
  {
    orderId: uuid('order_id').$type<OrderId>().primaryKey(),
    userId: ownerColumn().notNull(),
    trackingNumber: text('tracking_number').notNull(),
    /** Who was given it, and is asked about it. */
    carrier: text('carrier').$type<Carrier['name']>().notNull(),
    status: text('status').$type<ShipmentStatus>().notNull(),
    createdAt: timeColumn('created_at').notNull(),
  },
  (table) => [
    index('shipments_tracking_number').on(table.trackingNumber, table.userId),
    index('shipments_user_id').on(table.userId),
    index('shipments_carrier').on(table.carrier, table.createdAt),
  ],
);

/** What carriers, or the operator, said of parcels: once each, however often they say it. */
export const shipmentEvents = pgTable(
  'shipment_events',
  {
    orderId: uuid('order_id')
      .$type<OrderId>()
      .notNull()
      .references(() => shipments.orderId, { onDelete: 'cascade' }),
    at: timeColumn('at').notNull(),
    status: text('status').$type<ShipmentStatus>().notNull(),
    /** Empty where the status says it all. */
    text: text('text').notNull(),
    place: text('place'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.at, table.status, table.text] })],
);
