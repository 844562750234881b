import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../columns.ts';

/** Work that is due at a time. A row that was run has gone. */
export const due = pgTable(
  'due',
  {
    kind: text('kind').notNull(),
    /** What the work is about: a person, a goal, a group. No foreign key: kinds are about different things. */
    subject: uuid('subject').notNull(),
    /** Which of the subject's turns, such as the local day of a reminder. */
    occurrence: text('occurrence').notNull(),
    dueAt: timeColumn('due_at').notNull(),
    /** When it is tried next: `due_at`, or later after a failure. */
    attemptAt: timeColumn('attempt_at').notNull(),
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.kind, table.occurrence] }),
    index('due_by_attempt').on(table.kind, table.attemptAt),
    index('due_failing').on(table.attemptAt).where(sql`${table.failures} > 0`),
  ],
);

export type DueRow = typeof due.$inferSelect;
