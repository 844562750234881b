import type { SessionId, UserId } from '@stratum/contract/ids';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn, users } from '../accounts/tables.ts';

/** Looks of administrators at the product as somebody sees it, until that person has been told. */
export const views = pgTable(
  'console_views',
  {
    id: uuid('id').primaryKey(),
    userId: ownerColumn(),
    viewerId: uuid('viewer_id')
      .notNull()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull().$type<SessionId>(),
    reason: text('reason').notNull(),
    begunAt: timeColumn('begun_at').notNull(),
  },
  (table) => [
    index('console_views_by_user').on(table.userId),
    index('console_views_by_viewer').on(table.viewerId),
  ],
);

export type ViewRow = typeof views.$inferSelect;
