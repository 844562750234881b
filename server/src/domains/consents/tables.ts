import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';

/**
 * Who agreed to what and when: a log. A trigger in the migrations refuses any change but the one
 * that ends a consent.
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    userId: ownerColumn(),
    kind: text('kind').notNull().$type<'health_data'>(),
    /** Of the text that was read, and the language it was read in. */
    version: text('version').notNull(),
    locale: text('locale').notNull(),
    /** `screen`: asked in words and agreed; `call`: a program declared it by handing in answers. */
    via: text('via').notNull().$type<'screen' | 'call'>(),
    givenAt: timeColumn('given_at').notNull(),
    /** Null while it is in force. */
    endedAt: timeColumn('ended_at'),
    endedBy: text('ended_by').$type<'withdrawal' | 'next_consent'>(),
  },
  (table) => [
    uniqueIndex('consents_in_force')
      .on(table.userId, table.kind)
      .where(sql`${table.endedAt} IS NULL`),
    index('consents_by_user').on(table.userId, table.givenAt, table.id),
  ],
);

export type ConsentRow = typeof consents.$inferSelect;
