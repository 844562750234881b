import type { CategorySlug } from '@stratum/contract/categories';
import type { GoalSource, Witness } from '@stratum/contract/goal';
import type { GoalEventData } from '@stratum/contract/goal-history';
import type { GoalAction } from '@stratum/contract/goal-words';
import type { Habit } from '@stratum/contract/habits';
import type {
  FileId,
  GoalEventId,
  GoalId,
  GroupId,
  MicroGoalId,
  MilestoneId,
  UserId,
} from '@stratum/contract/ids';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn, users } from '../accounts/tables.ts';
import { groups } from '../groups/tables.ts';
import { files } from '../uploads/tables.ts';

const dayColumn = (name: string) => date(name, { mode: 'string' });

/** Every write of a goal, its milestones and micro goals locks the goal's row first. */
export const goals = pgTable(
  'goals',
  {
    id: uuid('id').primaryKey().$type<GoalId>(),
    userId: ownerColumn(),
    category: text('category').notNull().$type<CategorySlug>(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    reward: text('reward'),
    image: uuid('image')
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'set null' }),
    startDate: dayColumn('start_date').notNull(),
    endDate: dayColumn('end_date').notNull(),
    habits: jsonb('habits').notNull().$type<readonly Habit[]>(),
    obstacle: text('obstacle'),
    ifThen: text('if_then'),
    /** As it was validated when the goal was made. */
    source: jsonb('source').$type<GoalSource>(),
    createdAt: timeColumn('created_at').notNull(),
    /** Null while it is InComplete. */
    completedAt: timeColumn('completed_at'),
    archivedAt: timeColumn('archived_at'),
    /** From then on it can be had back for a while, and is purged after. */
    deletedAt: timeColumn('deleted_at'),
  },
  // Nulls first is what a plain DESC of a query means: another order would leave a sort to do.
  (table) => [
    index('goals_by_creation').using('brin', table.createdAt),
    index('goals_newest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('goals_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('goals_by_image').on(table.image).where(sql`${table.image} is not null`),
  ],
);

export const milestones = pgTable(
  'goal_milestones',
  {
    id: uuid('id').primaryKey().$type<MilestoneId>(),
    goalId: goalColumn(),
    /** From 0, without gaps or doubles. */
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    dueDate: dayColumn('due_date'),
    /** Of a milestone without micro goals; null where it has some, or is open. */
    completedAt: timeColumn('completed_at'),
  },
  (table) => [index('goal_milestones_by_goal').on(table.goalId, table.position)],
);

export const microGoals = pgTable(
  'goal_micro_goals',
  {
    id: uuid('id').primaryKey().$type<MicroGoalId>(),
    goalId: goalColumn(),
    milestoneId: uuid('milestone_id')
      .notNull()
      .$type<MilestoneId>()
      .references(() => milestones.id, { onDelete: 'cascade' }),
    /** Within its milestone, from 0, without gaps or doubles. */
    position: smallint('position').notNull(),
    description: text('description').notNull(),
    /** Null while it is open. */
    completedAt: timeColumn('completed_at'),
  },
  (table) => [
    index('goal_micro_goals_by_goal').on(table.goalId),
    index('goal_micro_goals_by_milestone').on(table.milestoneId, table.position),
  ],
);

/** Who was asked to confirm a milestone, and what they say; it stands for the tick that was before. */
export const goalWitnesses = pgTable(
  'goal_witnesses',
  {
    milestoneId: uuid('milestone_id')
      .primaryKey()
      .$type<MilestoneId>()
      .references(() => milestones.id, { onDelete: 'cascade' }),
    goalId: goalColumn(),
    groupId: uuid('group_id')
      .notNull()
      .$type<GroupId>()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** Whoever was asked. */
    userId: ownerColumn(),
    state: text('state').notNull().$type<Witness['state']>(),
    askedAt: timeColumn('asked_at').notNull(),
  },
  (table) => [
    index('goal_witnesses_by_goal').on(table.goalId),
    index('goal_witnesses_by_group').on(table.groupId),
    index('goal_witnesses_by_user').on(table.userId),
  ],
);

/** What happened to a goal, written with it. */
export const goalHistory = pgTable(
  'goal_history',
  {
    id: uuid('id').primaryKey().$type<GoalEventId>(),
    goalId: goalColumn(),
    /** Whose goal it is. */
    userId: ownerColumn(),
    /** Who did it; null once their account has ended. */
    actorId: uuid('actor_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    at: timeColumn('at').notNull(),
    action: text('action').notNull().$type<GoalAction>(),
    data: jsonb('data').notNull().$type<GoalEventData>(),
    /** The day of a view, which has one event at most. */
    viewedOn: dayColumn('viewed_on'),
  },
  (table) => [
    index('goal_history_by_goal').on(table.goalId, table.at, table.id),
    index('goal_history_by_user').on(table.userId, table.at, table.id),
    index('goal_history_by_actor').on(table.actorId),
    unique('goal_history_one_view').on(table.goalId, table.actorId, table.viewedOn),
  ],
);

/** The goal that a row belongs to, and goes with. */
function goalColumn() {
  return uuid('goal_id')
    .notNull()
    .$type<GoalId>()
    .references(() => goals.id, { onDelete: 'cascade' });
}

export type GoalRow = typeof goals.$inferSelect;
export type MilestoneRow = typeof milestones.$inferSelect;
export type MicroGoalRow = typeof microGoals.$inferSelect;
export type GoalEventRow = typeof goalHistory.$inferSelect;
export type WitnessRow = typeof goalWitnesses.$inferSelect;
