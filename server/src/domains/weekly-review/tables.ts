import type { Weekday } from '@stratum/contract/plain-days';
import type { Proposal, ReviewedGoal } from '@stratum/contract/weekly-review';
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';

/** A proposal as it is kept: the text of a habit is made as it is read. */
export type KeptProposal = Omit<Proposal, 'text'> & { readonly text: string | null };

const dayColumn = (name: string) => date(name, { mode: 'string' });

/**
 * Of a review what cannot be computed again once goals have changed, and what was chosen. Wins and
 * levels are computed from their rows, which keep their days.
 */
export const weeklyReviews = pgTable(
  'weekly_reviews',
  {
    userId: ownerColumn(),
    /** ISO week, such as `2026-W47`. */
    week: text('week').notNull(),
    fromDate: dayColumn('from_date').notNull(),
    toDate: dayColumn('to_date').notNull(),
    since: timeColumn('since').notNull(),
    until: timeColumn('until').notNull(),
    /** Null until the moment of the review has come. */
    goals: jsonb('goals').$type<readonly ReviewedGoal[]>(),
    proposals: jsonb('proposals').$type<readonly KeptProposal[]>(),
    focus: jsonb('focus').$type<KeptProposal>(),
    /** Days on which the person said that something was done for the focus. */
    focusDays: jsonb('focus_days').$type<readonly string[]>().notNull().default([]),
    /** When its person was told that it is there, and when they looked at it. */
    toldAt: timeColumn('told_at'),
    readAt: timeColumn('read_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week] })],
);

/** When people look at their week, by their own clocks, where they have chosen. */
export const weeklyReviewTimes = pgTable('weekly_review_times', {
  userId: ownerColumn().primaryKey(),
  weekday: text('weekday').notNull().$type<Weekday>(),
  time: text('time').notNull(),
});

export type WeeklyReviewRow = typeof weeklyReviews.$inferSelect;

/** What a review is kept with; what its person does with it comes later. */
export type KeptReview = Omit<WeeklyReviewRow, 'focusDays' | 'toldAt' | 'readAt'>;
