import type { CategorySlug } from '@stratum/contract/categories';
import type { OrganizationId } from '@stratum/contract/ids';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [
    check('organizations_orgcode_upper_case', sql`${table.orgcode} = upper(${table.orgcode})`),
  ],
);

export type OrganizationRow = typeof organizations.$inferSelect;
