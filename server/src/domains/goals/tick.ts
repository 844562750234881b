import type { GoalItem } from '@stratum/contract/goal';
import type { GoalStatus } from '@stratum/contract/goal-words';
import type { goalRoutes as routes } from '@stratum/contract/goals';
import type { MicroGoalId, MilestoneId } from '@stratum/contract/ids';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { doors } from './access.ts';
import { type Changing, recordChange } from './changes.ts';
import type { Deps } from './deps.ts';
import { goalItem } from './list.ts';
import type { MilestoneSummary } from './steps-store.ts';
import type { GoalRow } from './tables.ts';
import { hasMicroGoal, hasMilestone, tickMicroGoals, tickMilestone } from './tick-store.ts';
import { statusOf } from './to-goal.ts';
import { updateWithReminders } from './update.ts';

type Clocked = Pick<Deps, 'clock' | 'cards'>;

interface Wanted {
  readonly status: GoalStatus;
  readonly milestoneId?: MilestoneId | undefined;
  readonly microGoalId?: MicroGoalId | undefined;
}

/** Completing the goal is left to its person, and proposed once no step is left. */
export async function updateStatus(
  deps: Deps,
  call: Call<typeof routes.goalStatusUpdate, typeof doors>,
) {
  const goal = await call.open.goal(call.tx, 'no key update');
  const { status, progress, onTrack } = await setStatus(deps, call, goal, call.body);
  const proposesCompletion = status === 'InComplete' && progress === 100;
  return { status, progress, onTrack, proposesCompletion };
}

/**
 * Sets the status of a step of a goal that the transaction has locked, or of the goal itself. What
 * has it already is left alone, and leaves no event: repeated, it answers the same.
 * @throws AppError not_found
 */
export async function setStatus(
  deps: Clocked,
  changing: Changing,
  goal: GoalRow,
  { status, milestoneId, microGoalId }: Wanted,
): Promise<GoalItem> {
  if (microGoalId !== undefined) {
    return setMicroGoal(deps, changing, goal, { status, milestoneId, microGoalId });
  }
  if (milestoneId !== undefined) {
    return setMilestone(deps, changing, goal, { status, milestoneId });
  }
  return setGoal(deps, changing, goal, status);
}

async function setMicroGoal(
  deps: Clocked,
  changing: Changing,
  goal: GoalRow,
  { status, milestoneId, microGoalId }: Wanted & { readonly microGoalId: MicroGoalId },
): Promise<GoalItem> {
  const { tx, caller } = changing;
  const named = { goalId: goal.id, milestoneId, id: microGoalId };
  const [ticked] = await tickMicroGoals(tx, named, timeOf(deps, status));
  if (!ticked) {
    if (!(await hasMicroGoal(tx, named))) throw new AppError('not_found');
    return goalItem(tx, deps, goal, caller);
  }
  return recordChange(deps, changing, goal, ({ item, milestones }) => {
    const milestone = milestoneIn(milestones, ticked.milestoneId);
    const { id, name, dueDate, steps, done } = milestone;
    return {
      change: 'micro_goal_status',
      milestoneId: id,
      milestoneName: name,
      microGoalId,
      microGoalDescription: ticked.description,
      status,
      progress: item.progress,
      milestone: { status: done === steps ? 'Completed' : 'InComplete', dueDate },
    };
  });
}

async function setMilestone(
  deps: Clocked,
  changing: Changing,
  goal: GoalRow,
  { status, milestoneId }: Wanted & { readonly milestoneId: MilestoneId },
): Promise<GoalItem> {
  const { tx, caller } = changing;
  if (!(await hasMilestone(tx, goal.id, milestoneId))) throw new AppError('not_found');
  const completedAt = timeOf(deps, status);
  const ticked = await tickMicroGoals(tx, { goalId: goal.id, milestoneId }, completedAt);
  const isChange = ticked.length > 0 || (await tickMilestone(tx, milestoneId, completedAt));
  if (!isChange) return goalItem(tx, deps, goal, caller);
  return recordChange(deps, changing, goal, ({ item, milestones }) => ({
    change: 'milestone_status',
    milestoneId,
    milestoneName: milestoneIn(milestones, milestoneId).name,
    status,
    progress: item.progress,
    microGoalIds: ticked.map(({ id }) => id),
  }));
}

async function setGoal(
  deps: Clocked,
  changing: Changing,
  goal: GoalRow,
  status: GoalStatus,
): Promise<GoalItem> {
  const { tx, caller } = changing;
  if (statusOf(goal.completedAt) === status) return goalItem(tx, deps, goal, caller);
  const changed = await updateWithReminders(tx, deps, goal.id, {
    completedAt: timeOf(deps, status),
  });
  return recordChange(deps, changing, changed, ({ item: { progress } }) => ({
    change: 'goal_status',
    status,
    progress,
  }));
}

function timeOf({ clock }: Clocked, status: GoalStatus): Date | null {
  return status === 'Completed' ? clock.now() : null;
}

function milestoneIn(milestones: readonly MilestoneSummary[], id: MilestoneId): MilestoneSummary {
  const milestone = milestones.find((each) => each.id === id);
  if (!milestone) throw new Error('a milestone went while its goal was locked');
  return milestone;
}
