import type { CategorySlug } from '@stratum/contract/categories';
import type { OrganizationId } from '@stratum/contract/ids';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';

/** Organizations: who joins one by its orgcode is assigned its categories. */
export const organizations = pgTable(
  'organizations',
  {
    id: uuid('id').primaryKey().$type<OrganizationId>(),
    name: text('name').notNull(),
    orgcode: text('orgcode').notNull().unique(),
    assignedCategories: jsonb('assigned_categories').notNull().$type<CategorySlug[]>(),
    createdAt: timeColumn('created_at').notNull(),
    /** Nobody joins by the code from then on. */
    codeEndedAt: timeColumn('code_ended_at'),
    /** Grows with each change: of two at once one is refused. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('organizations_by_name').on(table.name, table.id),
    check('organizations_orgcode_upper_case', sql`${table.orgcode} = upper(${table.orgcode})`),
  ],
);

export type OrganizationRow = typeof organizations.$inferSelect;
