import type { AccountExport } from '@stratum/contract/account-data';
import type { UserId } from '@stratum/contract/ids';
import { bigint, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { users } from '../accounts/tables.ts';

/** The newest archive of a person's data; an earlier one goes when another is begun. */
export const accountExports = pgTable(
  'account_exports',
  {
    userId: uuid('user_id')
      .primaryKey()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().unique(),
    status: text('status').notNull().$type<Exclude<AccountExport['status'], 'none'>>(),
    /** In percent. */
    progress: smallint('progress').notNull(),
    requestedAt: timeColumn('requested_at').notNull(),
    /** When it last came on; one that stands still for long is given up. */
    touchedAt: timeColumn('touched_at').notNull(),
    /** These are there once the archive is. */
    expiresAt: timeColumn('expires_at'),
    size: bigint('size', { mode: 'number' }),
    files: integer('files'),
  },
  (table) => [
    index('account_exports_by_expiry').on(table.expiresAt),
    index('account_exports_by_touch').on(table.touchedAt),
  ],
);

export type ExportRow = typeof accountExports.$inferSelect;
