import type { UserId } from '@stratum/contract/ids';
import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn, users } from '../accounts/tables.ts';

/** Whom a person has blocked. */
export const blocks = pgTable(
  'blocks',
  {
    userId: ownerColumn(),
    blockedId: uuid('blocked_id')
      .notNull()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedAt: timeColumn('blocked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('blocks_by_blocked').on(table.blockedId),
  ],
);
