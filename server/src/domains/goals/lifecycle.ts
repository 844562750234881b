import type { MilestoneDraft } from '@stratum/contract/goal';
import { restorableDays } from '@stratum/contract/goal-words';
import type { goalRoutes as routes } from '@stratum/contract/goals';
import type { GoalId } from '@stratum/contract/ids';
import { addDays, dayNumber } from '@stratum/contract/plain-days';
import type { Reminder, ReminderDraft } from '@stratum/contract/reminder';
import { after } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { todayOf } from '../../platform/today.ts';
import type { doors } from './access.ts';
import { recordChange } from './changes.ts';
import { writeGoal } from './create.ts';
import type { Deps } from './deps.ts';
import { goalInfo } from './details.ts';
import { updateWithReminders } from './update.ts';

/** A new goal like another one: as long, with steps that are open and due as far from its beginning, and its reminders. */
export async function copyGoal(deps: Deps, call: Call<typeof routes.goalCopy, typeof doors>) {
  const { tx, caller, open } = call;
  const goal = await open.goal(tx, 'no key update');
  const today = todayOf(deps, caller);
  const later = dayNumber(today) - dayNumber(goal.startDate);
  const { milestones, reminders } = await goalInfo(tx, goal);
  const drafts: MilestoneDraft[] = milestones.map(({ milestoneName, dueDate, microGoal }) => ({
    milestoneName,
    dueDate: dueDate && addDays(dueDate, later),
    microGoal: microGoal.map(({ microGoalDescription }) => ({ microGoalDescription })),
  }));
  const copy = {
    ...goal,
    id: newId<GoalId>(),
    startDate: today,
    endDate: addDays(goal.endDate, later),
    createdAt: deps.clock.now(),
    completedAt: null,
    archivedAt: null,
  };
  return writeGoal(deps, call, copy, {
    milestones: drafts,
    reminders: reminders.map(toDraft),
    copyOf: goal.id,
  });
}

/** Without its picture, which is one reminder's. */
function toDraft({ frequency, time, weekdays, day, channels }: Reminder): ReminderDraft {
  return { frequency, time, weekdays, day, channels };
}

/** Seconds. */
const restorable = restorableDays * 24 * 60 * 60;

export async function deleteGoal(deps: Deps, call: Call<typeof routes.goalDelete, typeof doors>) {
  const { tx, open } = call;
  const { id } = await open.goal(tx, 'no key update');
  const deletedAt = deps.clock.now();
  const goal = await updateWithReminders(tx, deps, id, { deletedAt });
  await recordChange(deps, call, goal, () => ({ change: 'goal_deleted' }));
  return { id, restorableUntil: after(deletedAt, restorable).toISOString() };
}

/** @throws AppError not_found once the time for it is over */
export async function restoreGoal(deps: Deps, call: Call<typeof routes.goalRestore, typeof doors>) {
  const { tx, open } = call;
  const goal = await open.deletedGoal(tx, 'no key update');
  if (goal.deletedAt === null) return goalInfo(tx, goal);
  if (goal.deletedAt < after(deps.clock.now(), -restorable)) throw new AppError('not_found');
  const restored = await updateWithReminders(tx, deps, goal.id, { deletedAt: null });
  await recordChange(deps, call, restored, () => ({ change: 'goal_restored' }));
  return goalInfo(tx, restored);
}
