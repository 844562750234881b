import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the database knows of the installation it belongs to: one row. */
export const installation = pgTable(
  'installation',
  {
    only: boolean('only').primaryKey().default(true),
    /** Of the secrets that its codes, hashes and sealed data were made with. */
    secretsFingerprint: text('secrets_fingerprint').notNull(),
    adoptedAt: timestamp('adopted_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [check('installation_is_one_row', sql`${table.only}`)],
);
