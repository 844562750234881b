import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';

/** What left by mail, push or text message for whom, and whether it did; nothing of what it said. */
export const deliveries = pgTable(
  'deliveries',
  {
    /** Of the message, alike at every attempt. */
    id: text('id').notNull(),
    way: text('way').notNull().$type<'mail' | 'push' | 'sms'>(),
    userId: ownerColumn(),
    kind: text('kind').notNull(),
    at: timeColumn('at').notNull(),
    /** Why the last attempt failed; null where it was taken. */
    failure: text('failure'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.way, table.id] }),
    index('deliveries_by_person').on(table.userId, table.at),
    index('deliveries_by_age').on(table.at),
  ],
);

export type DeliveryRow = typeof deliveries.$inferSelect;
