import type { NotificationId } from '@stratum/contract/ids';
import type { NotificationContent } from '@stratum/contract/notifications';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';

/** What a person was told of. Ids follow time, so that the newest is the greatest. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().$type<NotificationId>(),
    userId: ownerColumn(),
    kind: text('kind').notNull().$type<NotificationContent['kind']>(),
    data: jsonb('data').notNull().$type<NotificationContent['data']>(),
    createdAt: timeColumn('created_at').notNull(),
    /** Null while unread. */
    readAt: timeColumn('read_at'),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
  ],
);

export type NotificationRow = typeof notifications.$inferSelect;
