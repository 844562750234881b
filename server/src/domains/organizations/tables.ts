import type { OrganizationId } from '@stratum/contract/ids';
import type { CategorySlug } from '@stratum/contract/model';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';

/** Whoever gives its people an orgcode, and with it the categories they are to assess. */
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
