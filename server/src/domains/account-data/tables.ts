import type { AccountExport } from '@stratum/contract/account-data';
import type { UserId } from '@stratum/contract/ids';
import { bigint, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { users } from '../accounts/tables.ts';

/** The newest archive of a person's data; beginning another one removes it. */
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
    /** When it last made progress; one that makes none for long has failed. */
    touchedAt: timeColumn('touched_at').notNull(),
    /** From here on null until the archive is ready. */
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
