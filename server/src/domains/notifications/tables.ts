import type { NotificationId } from '@stratum/contract/ids';
import type {
  DeliveryMode,
  NotificationChannel,
  NotificationKind,
} from '@stratum/contract/notification-kinds';
import type { NotificationContent } from '@stratum/contract/notifications';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** What it tells of, once: such as the day of a reminder. Null where its cause happens once. */
    cause: text('cause'),
    /** False where other channels tell it alone, or it waits for the digest. */
    isListed: boolean('is_listed').notNull().default(true),
    createdAt: timeColumn('created_at').notNull(),
    /** Null while unread. */
    readAt: timeColumn('read_at'),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null and ${table.isListed}`),
    unique('notifications_once').on(table.userId, table.kind, table.cause),
  ],
);

/** Reminders that did not reach their person on purpose, because a day was paused or skipped. */
export const silencedNotifications = pgTable(
  'silenced_notifications',
  {
    userId: ownerColumn(),
    kind: text('kind').notNull().$type<NotificationKind>(),
    cause: text('cause').notNull(),
    reason: text('reason').notNull(),
    silencedAt: timeColumn('silenced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.cause] })],
);

/** The modes a person has chosen, by kind and channel; the others are the defaults. */
export type ChosenModes = {
  readonly [Kind in NotificationKind]?: {
    readonly [Channel in NotificationChannel]?: DeliveryMode;
  };
};

/** How and when notifications may reach a person. Times are `HH:MM` of their clocks. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: ownerColumn().primaryKey(),
  modes: jsonb('modes').notNull().$type<ChosenModes>(),
  /** Null where there are no quiet hours. */
  quietHours: jsonb('quiet_hours').$type<{ readonly from: string; readonly to: string }>(),
  digestTime: text('digest_time').notNull(),
  /** Whether pushes hold names and words of others. */
  showOthersInPushes: boolean('show_others_in_pushes').notNull().default(false),
});

/** Notifications that wait for the next digest of a channel. */
export const digestItems = pgTable(
  'digest_items',
  {
    userId: ownerColumn(),
    channel: text('channel').notNull().$type<NotificationChannel>(),
    notificationId: uuid('notification_id')
      .notNull()
      .$type<NotificationId>()
      .references(() => notifications.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.channel, table.notificationId] }),
    index('digest_items_by_notification').on(table.notificationId),
  ],
);

export type PreferencesRow = typeof notificationPreferences.$inferSelect;
export type NotificationRow = typeof notifications.$inferSelect;
export type SilencedRow = typeof silencedNotifications.$inferSelect;
