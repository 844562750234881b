import type { FileId, GoalId, ReminderId } from '@stratum/contract/ids';
import type { NotificationChannel } from '@stratum/contract/notification-kinds';
import type { Weekday } from '@stratum/contract/plain-days';
import type { ReminderAnswer, ReminderFrequency } from '@stratum/contract/reminder-words';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';
import { goals } from '../goals/tables.ts';
import { files } from '../uploads/tables.ts';

const dayColumn = (name: string) => date(name, { mode: 'string' });

/** When people are reminded of a goal: a local time and its zone, and the instant that comes next of it. */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid('id').primaryKey().$type<ReminderId>(),
    userId: ownerColumn(),
    goalId: uuid('goal_id')
      .notNull()
      .$type<GoalId>()
      .references(() => goals.id, { onDelete: 'cascade' }),
    frequency: text('frequency').notNull().$type<ReminderFrequency>(),
    /** `HH:MM` */
    time: text('time').notNull(),
    /** Of a weekly one. */
    weekdays: text('weekdays').array().$type<Weekday[]>(),
    /** Of a monthly one, `01` to `31`. */
    day: text('day'),
    channels: text('channels').array().notNull().$type<NotificationChannel[]>(),
    image: uuid('image')
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'set null' }),
    paused: boolean('paused').notNull().default(false),
    /** Its person's, as an IANA name. */
    timeZone: text('time_zone').notNull(),
    /** The goal's first and last day. */
    fromDay: dayColumn('from_day').notNull(),
    untilDay: dayColumn('until_day').notNull(),
    /** False while the goal is completed, archived or deleted. */
    isActive: boolean('is_active').notNull().default(true),
    /** The day and instant of the next occurrence; null where there is none. */
    nextDay: dayColumn('next_day'),
    nextAt: timeColumn('next_at'),
    /** Where it was put off: it comes then, in place of occurrences up to then. */
    snoozedUntil: timeColumn('snoozed_until'),
    /** No occurrence of that day or an earlier one comes any more: the clocks may show it twice. */
    handledThrough: dayColumn('handled_through'),
    /** The same of what is left out on purpose, until that is taken back. */
    skippedThrough: dayColumn('skipped_through'),
    createdAt: timeColumn('created_at').notNull(),
    /** When it was changed last, its turns apart; null until then. */
    changedAt: timeColumn('changed_at'),
  },
  (table) => [
    index('reminders_by_user').on(table.userId),
    index('reminders_by_goal').on(table.goalId),
    index('reminders_by_image').on(table.image).where(sql`${table.image} is not null`),
  ],
);

/** What became of a reminder each time it was due. */
export const reminderOccurrences = pgTable(
  'reminder_occurrences',
  {
    reminderId: uuid('reminder_id')
      .notNull()
      .$type<ReminderId>()
      .references(() => reminders.id, { onDelete: 'cascade' }),
    dueAt: timeColumn('due_at').notNull(),
    /** Missed: no server ran. Silenced: by a pause, or because the account is being deleted. */
    outcome: text('outcome').notNull().$type<'fired' | 'missed' | 'silenced'>(),
    /** What its person has answered it with; null until then. */
    answer: text('answer').$type<ReminderAnswer>(),
  },
  (table) => [primaryKey({ columns: [table.reminderId, table.dueAt] })],
);

export type ReminderRow = typeof reminders.$inferSelect;
export type OccurrenceRow = typeof reminderOccurrences.$inferSelect;
