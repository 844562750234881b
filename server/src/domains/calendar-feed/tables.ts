import { pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';

/** Whose goals calendars read. The address follows from the id and a secret, and stands nowhere. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: ownerColumn().primaryKey(),
    /** Another one with each new address. */
    id: uuid('id').notNull(),
    createdAt: timeColumn('created_at').notNull(),
  },
  (table) => [unique('calendar_feeds_id_unique').on(table.id)],
);
