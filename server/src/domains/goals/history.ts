import type { GoalEventData } from '@stratum/contract/goal-history';
import type { GoalAction } from '@stratum/contract/goal-words';
import type { GoalEventId, GoalId, UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { insertEvent } from './history-store.ts';

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
  milestone_removed: 'delete_item',
  micro_goal_added: 'create',
  micro_goal_fields: 'update',
  micro_goal_status: 'update',
  micro_goal_moved: 'move',
  micro_goal_removed: 'delete_item',
};

/** Whose goal it is, and what they do to it themselves. */
interface OwnGoal {
  readonly id: GoalId;
  readonly userId: UserId;
}

/** Writes what a change was, in the transaction that makes it. */
export async function record(
  tx: Transaction,
  { id: goalId, userId }: OwnGoal,
  data: GoalEventData,
  at: Date,
): Promise<void> {
  const action = actions[data.change];
  const id = newId<GoalEventId>();
  await insertEvent(tx, { id, goalId, userId, actorId: userId, at, action, data, viewedOn: null });
}
