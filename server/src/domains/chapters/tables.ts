import type { GraphKind } from '@stratum/contract/chapters';
import type { UserId } from '@stratum/contract/ids';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

/** The graphs whose film a person has watched, and when they first did. */
export const viewedGraphs = pgTable(
  'viewed_graphs',
  {
    userId: uuid('user_id')
      .notNull()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    graph: text('graph').notNull().$type<GraphKind>(),
    viewedAt: timestamp('viewed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.graph] })],
);

export type ViewedGraphRow = typeof viewedGraphs.$inferSelect;
