import type { Answers, Attempt } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/categories';
import type { AttemptId } from '@stratum/contract/ids';
import {
  char,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';

/** What a person has answered and not completed yet: one draft a category. */
export const assessmentDrafts = pgTable(
  'assessment_drafts',
  {
    userId: ownerColumn(),
    category: text('category').notNull().$type<CategorySlug>(),
    contentVersion: text('content_version').notNull(),
    answers: jsonb('answers').notNull().$type<Answers>(),
    startedAt: timeColumn('started_at').notNull(),
    updatedAt: timeColumn('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.category] })],
);

/** Completed attempts; a trigger in the migrations refuses any change to them. */
export const assessmentAttempts = pgTable(
  'assessment_attempts',
  {
    id: uuid('id').primaryKey().$type<AttemptId>(),
    userId: ownerColumn(),
    category: text('category').notNull().$type<CategorySlug>(),
    contentVersion: text('content_version').notNull(),
    answers: jsonb('answers').notNull().$type<Answers>(),
    score: doublePrecision('score').notNull(),
    level: smallint('level').notNull(),
    traits: jsonb('traits').notNull().$type<Attempt['traits']>(),
    /** `YYYY-MM` in the time zone the person had when completing. */
    month: char('month', { length: 7 }).notNull(),
    completedAt: timeColumn('completed_at').notNull(),
  },
  // Nulls first is what a plain DESC of a query means: another order would leave a sort to do.
  (table) => [
    index('assessment_attempts_by_month').on(
      table.userId,
      table.category,
      table.month.desc().nullsFirst(),
      table.completedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('assessment_attempts_by_day').using('brin', table.completedAt),
    index('assessment_attempts_by_time').on(
      table.userId,
      table.completedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

export type AttemptRow = typeof assessmentAttempts.$inferSelect;
export type DraftRow = typeof assessmentDrafts.$inferSelect;
