import type { Habit, SkipReason } from '@stratum/contract/habits';
import type { Weekday } from '@stratum/contract/plain-days';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';

const dayColumn = (name: string) => date(name, { mode: 'string' });
const winColumn = (name: string) => boolean(name).notNull().default(false);

/** A person's days that something was posted for, or that were skipped. */
export const dailyWins = pgTable(
  'daily_wins',
  {
    userId: ownerColumn(),
    date: dayColumn('date').notNull(),
    alarm: winColumn('alarm'),
    personalFitness: winColumn('personal_fitness'),
    purposefulNutrition: winColumn('purposeful_nutrition'),
    noDistractions: winColumn('no_distractions'),
    personalDevelopment: winColumn('personal_development'),
    points: smallint('points')
      .notNull()
      .generatedAlwaysAs(
        sql`alarm::int + personal_fitness::int + purposeful_nutrition::int + no_distractions::int + personal_development::int`,
      ),
    /** False for a day that was skipped and nothing else. */
    posted: boolean('posted').notNull(),
    skipped: text('skipped').$type<SkipReason>(),
    filledLater: boolean('filled_later').notNull().default(false),
  },
  // The migration adds all other columns to the key's index (INCLUDE): a person's days lie together
  // there, while in the table each lies among those of others.
  (table) => [
    primaryKey({ columns: [table.userId, table.date] }),
    index('daily_wins_by_day').using('brin', table.date),
  ],
);

/** The rule a person has given themselves for a habit, from a day on; null: none any more. */
export const dailyWinRules = pgTable(
  'daily_win_rules',
  {
    userId: ownerColumn(),
    habit: text('habit').notNull().$type<Habit>(),
    fromDate: dayColumn('from_date').notNull(),
    text: text('text'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.habit, table.fromDate] })],
);

/** Days on end that are left out, both ends included. */
export const dailyWinPauses = pgTable(
  'daily_win_pauses',
  {
    userId: ownerColumn(),
    fromDate: dayColumn('from_date').notNull(),
    toDate: dayColumn('to_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fromDate] })],
);

/** The weekdays that are left out from a day on, until the next row's day. */
export const restWeekdays = pgTable(
  'rest_weekdays',
  {
    userId: ownerColumn(),
    fromDate: dayColumn('from_date').notNull(),
    weekdays: text('weekdays').array().notNull().$type<Weekday[]>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fromDate] })],
);

/** The milestones of a streak that were celebrated. */
export const celebratedMilestones = pgTable(
  'celebrated_milestones',
  {
    userId: ownerColumn(),
    milestone: smallint('milestone').notNull(),
    celebratedAt: timeColumn('celebrated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.milestone] })],
);

/** When people are reminded of the check-in, by their own clocks. */
export const checkinReminders = pgTable('checkin_reminders', {
  userId: ownerColumn().primaryKey(),
  time: text('time').notNull(),
});

export type DailyWinRow = typeof dailyWins.$inferSelect;
export type DailyWinRuleRow = typeof dailyWinRules.$inferSelect;
