import type { ConsoleListName, ListState } from '@stratum/contract/console/lists';
import type { ListExportId, SavedFilterId } from '@stratum/contract/ids';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';

/** How an administrator narrows and sorts a list, kept under a name. */
export const savedFilters = pgTable(
  'console_saved_filters',
  {
    id: uuid('id').primaryKey().$type<SavedFilterId>(),
    userId: ownerColumn(),
    list: text('list').notNull().$type<ConsoleListName>(),
    name: text('name').notNull(),
    state: jsonb('state').notNull().$type<ListState>(),
  },
  (table) => [unique('console_saved_filters_by_name').on(table.userId, table.list, table.name)],
);

/** Files of lists that administrators have asked for; their bytes end with the row. */
export const listExports = pgTable(
  'console_list_exports',
  {
    id: uuid('id').primaryKey().$type<ListExportId>(),
    userId: ownerColumn(),
    list: text('list').notNull().$type<ConsoleListName>(),
    state: jsonb('state').notNull().$type<ListState>(),
    columns: jsonb('columns').notNull().$type<readonly ExportColumn[]>(),
    status: text('status').notNull().$type<'queued' | 'ready' | 'failed'>(),
    /** Null until the file is ready. */
    rows: integer('rows'),
    requestedAt: timeColumn('requested_at').notNull(),
  },
  (table) => [
    index('console_list_exports_by_user').on(table.userId),
    index('console_list_exports_by_age').on(table.requestedAt),
  ],
);

/** A column of a file, and the head it is given. */
export interface ExportColumn {
  readonly key: string;
  readonly title: string;
}

export type SavedFilterRow = typeof savedFilters.$inferSelect;
export type ListExportRow = typeof listExports.$inferSelect;
