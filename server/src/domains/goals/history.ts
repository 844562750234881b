import type { GoalEvent, GoalEventData } from '@stratum/contract/goal-history';
import type { GoalAction } from '@stratum/contract/goal-words';
import type { goalRoutes as routes } from '@stratum/contract/goals';
import { type GoalEventId, type GoalId, type UserId } from '@stratum/contract/ids';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { insertEvent, insertView, listEvents, type NamedEvent } from './history-store.ts';
import type { GoalEventRow } from './tables.ts';

const actions: Readonly<Record<GoalEventData['change'], GoalAction>> = {
  goal_created: 'create',
  goal_fields: 'update',
  goal_status: 'update',
  goal_dates: 'move',
  goal_archived: 'update',
  goal_deleted: 'delete',
  goal_restored: 'update',
  goal_viewed: 'view',
  milestone_added: 'create',
  milestone_fields: 'update',
  milestone_status: 'update',
  milestone_moved: 'move',
  witness_asked: 'update',
  witness_answered: 'update',
  milestone_removed: 'delete_item',
  micro_goal_added: 'create',
  micro_goal_fields: 'update',
  micro_goal_status: 'update',
  micro_goal_moved: 'move',
  micro_goal_removed: 'delete_item',
  reminder_added: 'create',
  reminder_fields: 'update',
  reminder_paused: 'update',
  reminder_removed: 'delete_item',
};

/** Whose goal it is. */
interface OwnGoal {
  readonly id: GoalId;
  readonly userId: UserId;
  /** Who does something to it; its person where absent. */
  readonly actorId?: UserId | undefined;
}

/** Writes that a person has looked at their goal on a day, once. */
export async function recordView(tx: Queryable, goal: OwnGoal, at: Date, day: string) {
  await insertView(tx, { ...newEvent(goal, { change: 'goal_viewed' }, at), viewedOn: day });
}

/** Writes what a change was, in the transaction that makes it. */
export async function record(
  tx: Transaction,
  goal: OwnGoal,
  data: GoalEventData,
  at: Date,
): Promise<void> {
  await insertEvent(tx, newEvent(goal, data, at));
}

function newEvent(
  { id: goalId, userId, actorId = userId }: OwnGoal,
  data: GoalEventData,
  at: Date,
): GoalEventRow {
  const id = newId<GoalEventId>();
  const action = actions[data.change];
  return { id, goalId, userId, actorId, at, action, data, viewedOn: null };
}

const pageSize = 50;

type HistoryQuery = Call<typeof routes.goalHistories>['query'];

/** What happened to a goal, or to all of a person's, newest first. */
export async function eventsOf(
  tx: Queryable,
  of: { readonly goalId: GoalId } | { readonly userId: UserId },
  { cursor, views }: HistoryQuery,
) {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const page = { after, limit: pageSize + 1, views: views === 'true' };
  const rows = await listEvents(tx, of, page);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return {
    items: rows.slice(0, pageSize).map(toEvent),
    next: last ? writeCursor({ time: last.at, id: last.id }) : null,
  };
}

function toEvent(row: NamedEvent): GoalEvent {
  const { id, goalId, goalName, at, actorId, action, data } = row;
  return { id, goalId, goalName, at: at.toISOString(), actorId, action, data };
}
