import type { GraphKind } from '@stratum/contract/chapters';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';

/** The graphs whose film a person has watched, and when they first did. */
export const viewedGraphs = pgTable(
  'viewed_graphs',
  {
    userId: ownerColumn(),
    graph: text('graph').notNull().$type<GraphKind>(),
    viewedAt: timeColumn('viewed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.graph] })],
);

export type ViewedGraphRow = typeof viewedGraphs.$inferSelect;
