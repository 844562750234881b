import type { NotificationId, UserId } from '@stratum/contract/ids';
import type { NotificationContent } from '@stratum/contract/notifications';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a person was told of. Ids follow time, so that the newest is the greatest. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().$type<NotificationId>(),
    userId: uuid('user_id')
      .notNull()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull().$type<NotificationContent['kind']>(),
    data: jsonb('data').notNull().$type<NotificationContent['data']>(),
    createdAt: time('created_at').notNull(),
    /** Null while unread. */
    readAt: time('read_at'),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
  ],
);

export type NotificationRow = typeof notifications.$inferSelect;
