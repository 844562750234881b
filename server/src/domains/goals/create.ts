import type { Goal, GoalDraft, MilestoneDraft } from '@stratum/contract/goal';
import type { goalRoutes as routes } from '@stratum/contract/goals';
import type { FileId, GoalId, UserId } from '@stratum/contract/ids';
import type { ReminderDraft } from '@stratum/contract/reminder';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { todayOf } from '../../platform/today.ts';
import { createReminders } from '../reminders/index.ts';
import { type Changing, recordChange } from './changes.ts';
import type { Deps } from './deps.ts';
import { checkEnd, columnsOf } from './fields.ts';
import { newSteps } from './new-steps.ts';
import { claimGoalPicture } from './picture.ts';
import { checkSource } from './source.ts';
import { insertMicroGoals, insertMilestones } from './steps-store.ts';
import { insertGoal } from './store.ts';
import type { GoalRow } from './tables.ts';
import { toGoalFields, toMilestones } from './to-goal.ts';
import { reminderWindow } from './update.ts';

/** @throws AppError invalid_input for an end that is over, or a source that shows no such gap */
export async function createGoal(deps: Deps, call: Call<typeof routes.goalCreate>) {
  const { tx, caller, body } = call;
  const { userId } = caller;
  checkEnd(body.goalEndDate, todayOf(deps, caller));
  if (body.source) await checkSource(tx, userId, body.source);
  const image = body.image && (await claimGoalPicture(tx, deps, userId, body.image));
  const goal = newGoal(userId, body, image, deps.clock.now());
  const { milestones, reminders } = body;
  return writeGoal(deps, call, goal, { milestones, reminders, copyOf: null });
}

export function newGoal(
  userId: UserId,
  draft: GoalDraft,
  image: FileId | null,
  now: Date,
): GoalRow {
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

interface Begun {
  readonly milestones: readonly MilestoneDraft[];
  readonly reminders: readonly ReminderDraft[];
  readonly copyOf: GoalId | null;
}

/** Writes a new goal with its milestones, all open, its reminders, and the first event of its history. */
export async function writeGoal(
  deps: Pick<Deps, 'clock' | 'cards'>,
  changing: Changing,
  goal: GoalRow,
  begun: Begun,
): Promise<Goal> {
  const { tx, caller } = changing;
  const { milestones, microGoals } = newSteps(goal.id, begun.milestones);
  await insertGoal(tx, goal);
  await insertMilestones(tx, milestones);
  await insertMicroGoals(tx, microGoals);
  const data = { change: 'goal_created', goalName: goal.name, copyOf: begun.copyOf } as const;
  await recordChange(deps, changing, goal, () => data);
  const { id: goalId, userId } = goal;
  const owner = { goalId, userId, timeZone: caller.timeZone, ...reminderWindow(goal) };
  return {
    ...toGoalFields(goal),
    milestones: toMilestones(milestones, microGoals),
    reminders: await createReminders(tx, deps.clock, owner, begun.reminders),
  };
}
