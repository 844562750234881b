import type { GoalDraft, MilestoneDraft } from '@stratum/contract/goal';
import type { goalRoutes as routes } from '@stratum/contract/goals';
import type { FileId, GoalId, UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { todayOf } from '../../platform/today.ts';
import { claimPicture } from '../uploads/index.ts';
import type { Deps } from './deps.ts';
import { checkEnd, columnsOf } from './fields.ts';
import { record } from './history.ts';
import { newSteps } from './new-steps.ts';
import { checkSource } from './source.ts';
import { insertMicroGoals, insertMilestones } from './steps-store.ts';
import { insertGoal } from './store.ts';
import type { GoalRow } from './tables.ts';
import { toGoalFields, toMilestones } from './to-goal.ts';

/** @throws AppError invalid_input for an end that is over, or a source that shows no such gap */
export async function createGoal(deps: Deps, { tx, caller, body }: Call<typeof routes.goalCreate>) {
  const { clock } = deps;
  const { userId } = caller;
  checkEnd(body.goalEndDate, todayOf(deps, caller));
  if (body.source) await checkSource(tx, userId, body.source);
  const { image: upload } = body;
  const purpose = 'goal_picture';
  const picture = upload && (await claimPicture(tx, clock, userId, { upload, purpose }));
  const goal = newGoal(userId, body, picture?.id ?? null, clock.now());
  return writeGoal(tx, goal, body.milestones, null);
}

function newGoal(userId: UserId, draft: GoalDraft, image: FileId | null, now: Date): GoalRow {
  return {
    id: newId<GoalId>(),
    userId,
    ...columnsOf(draft),
    image,
    source: draft.source,
    createdAt: now,
    completedAt: null,
    archivedAt: null,
    deletedAt: null,
  };
}

/** Writes a new goal with its milestones, all open, and the first event of its history. */
async function writeGoal(
  tx: Transaction,
  goal: GoalRow,
  drafts: readonly MilestoneDraft[],
  copyOf: GoalId | null,
) {
  const { milestones, microGoals } = newSteps(goal.id, drafts);
  await insertGoal(tx, goal);
  await insertMilestones(tx, milestones);
  await insertMicroGoals(tx, microGoals);
  const data = { change: 'goal_created', goalName: goal.name, copyOf } as const;
  await record(tx, goal, data, goal.createdAt);
  return { ...toGoalFields(goal), milestones: toMilestones(milestones, microGoals) };
}
