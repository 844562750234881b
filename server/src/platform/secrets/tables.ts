import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { timeColumn } from '../columns.ts';

/** The installation that the database belongs to: one row. */
export const installation = pgTable(
  'installation',
  {
    only: boolean('only').primaryKey().default(true),
    /** Of the secrets that its codes, hashes and sealed data are made with. */
    secretsFingerprint: text('secrets_fingerprint').notNull(),
    adoptedAt: timeColumn('adopted_at').notNull(),
  },
  (table) => [check('installation_is_one_row', sql`${table.only}`)],
);
