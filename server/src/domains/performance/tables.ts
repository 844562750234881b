import type { ModuleId } from '@stratum/contract/ids';
import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';
import { videoModules } from '../videos/tables.ts';

/** The acts of modules that somebody has applied or marked as done. */
export const moduleActs = pgTable(
  'module_acts',
  {
    userId: ownerColumn(),
    moduleId: uuid('module_id')
      .notNull()
      .$type<ModuleId>()
      .references(() => videoModules.id, { onDelete: 'cascade' }),
    doneAt: timeColumn('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.moduleId] }),
    index('module_acts_by_module').on(table.moduleId),
  ],
);
