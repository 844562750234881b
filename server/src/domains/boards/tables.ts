import type { UserId } from '@stratum/contract/ids';
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';

/** What somebody sends another member: once a day of theirs, in whichever group. */
export const cheers = pgTable(
  'cheers',
  {
    senderId: personColumn('sender_id'),
    receiverId: personColumn('receiver_id'),
    kind: text('kind').notNull().$type<CheerKind>(),
    date: date('date', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.senderId, table.date, table.receiverId, table.kind] }),
    index('cheers_by_receiver').on(table.receiverId),
    index('cheers_by_date').on(table.date),
  ],
);

export type CheerKind = 'cheer' | 'nudge';
export type CheerRow = typeof cheers.$inferSelect;

function personColumn(name: string) {
  return uuid(name)
    .notNull()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'cascade' });
}
