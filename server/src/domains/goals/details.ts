import { countSteps } from '@stratum/contract/goal-plan';
import type { Queryable } from '../../platform/database.ts';
import type { Caller } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import { wonDays } from '../daily-wins/index.ts';
import { remindersOf } from '../reminders/index.ts';
import type { Deps } from './deps.ts';
import { recordView } from './history.ts';
import { lastDayOf, standingOf } from './standing.ts';
import { listMicroGoals, listMilestones } from './steps-store.ts';
import type { GoalRow } from './tables.ts';
import { nextStepOf, toGoalFields, toMilestones } from './to-goal.ts';
import { witnessesOf } from './witness-store.ts';

/** A goal with the fields it was made of. */
export async function goalInfo(tx: Queryable, goal: GoalRow) {
  const milestones = await milestonesOf(tx, goal);
  return { ...toGoalFields(goal), milestones, reminders: await remindersOf(tx, goal.id) };
}

/** Looking at a goal is an event of its history, once a day; a disk that is full keeps nobody from it. */
export async function goalDetails(deps: Deps, goal: GoalRow, caller: Caller) {
  const { db, clock, log } = deps;
  await recordView(db, goal, clock.now(), todayOf(deps, caller)).catch((error: unknown) =>
    log.warn({ err: error, goalId: goal.id }, 'a view of a goal could not be recorded'),
  );
  const milestones = await milestonesOf(db, goal);
  const counted = milestones.map((each) => ({ dueDate: each.dueDate, ...countSteps(each) }));
  const { steps: _steps, ...standing } = standingOf(deps, goal, counted, caller);
  return {
    goal: toGoalFields(goal),
    milestones,
    ...standing,
    nextStep: nextStepOf(milestones),
    wins: await linkedWins(deps, goal, caller),
  };
}

async function milestonesOf(tx: Queryable, { id }: GoalRow) {
  const witnesses = await witnessesOf(tx, [id]);
  return toMilestones(await listMilestones(tx, id), await listMicroGoals(tx, id)).map(
    (milestone) => {
      const witness = witnesses.get(milestone.id);
      return witness ? { ...milestone, witness } : milestone;
    },
  );
}

/** The wins of the goal's habits in its days so far. */
async function linkedWins(deps: Deps, goal: GoalRow, caller: Caller) {
  const { startDate: from, endDate } = goal;
  const last = lastDayOf(deps, goal, caller);
  const to = last < endDate ? last : endDate;
  if (to < from) return null;
  return { from, to, habits: await wonDays(deps.db, goal.userId, goal.habits, { from, to }) };
}
