import { sql } from 'drizzle-orm';
import { customType, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Paper } from './paper.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The last number of each series. Its row is locked from a number's issue until the transaction ends. */
export const invoiceSeries = pgTable('invoice_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

/**
 * Invoices and credit notes, apart from accounts and orders: an order knows its papers, a paper knows nobody but by
 * what stands on it.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    issuedOn: date('issued_on').notNull(),
    /** What it says: written once. */
    paper: jsonb('paper').$type<Paper>().notNull(),
    /** As it was first drawn, and is given to everybody who asks. */
    pdf: bytes('pdf'),
    /** Of an invoice that was taken back: its credit note. */
    creditNoteId: uuid('credit_note_id'),
    /** Of a credit note of a part: its invoice. */
    creditsPartOf: uuid('credits_part_of'),
  },
  (table) => [
    index('invoices_issued_on').on(table.issuedOn),
    index('invoices_credits_part_of')
      .on(table.creditsPartOf)
      .where(sql`${table.creditsPartOf} is not null`),
  ],
);
