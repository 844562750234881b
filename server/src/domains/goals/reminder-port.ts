import type { GoalId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { GoalPort } from '../reminders/index.ts';
import { doors } from './access.ts';
import { recordChange } from './changes.ts';
import type { Deps } from './deps.ts';
import { nextStepIn } from './list.ts';
import { summarizeMilestones } from './steps-store.ts';
import { findOwnGoal, listKept } from './store.ts';
import { setStatus } from './tick.ts';

/** What reminders ask of goals. */
export function createGoalPort(deps: Pick<Deps, 'clock' | 'cards'>): GoalPort {
  return {
    asOwner: doors.goal,
    facts: goalFacts,
    async setStep(tx, { userId, ...caller }, { goalId, milestoneId, microGoalId, status }) {
      const goal = await findOwnGoal(tx, userId, goalId, 'no key update');
      if (!goal) return;
      const named = { milestoneId, microGoalId: microGoalId ?? undefined };
      await setStatus(deps, { tx, caller }, goal, { status, ...named }).catch((error: unknown) => {
        // The step was removed since.
        if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      });
    },
    async record(tx, { userId, ...caller }, goalId, event) {
      const goal = await findOwnGoal(tx, userId, goalId);
      if (goal) await recordChange(deps, { tx, caller }, goal, () => event);
    },
  };
}

/** What a reminder says of each goal that is not deleted. */
async function goalFacts(tx: Queryable, goalIds: readonly GoalId[]) {
  const goals = await listKept(tx, goalIds);
  const summaries = await summarizeMilestones(tx, goalIds);
  const byGoal = Map.groupBy(summaries, ({ goalId }) => goalId);
  return new Map(
    goals.map(({ id, name, obstacle, ifThen }) => [
      id,
      { goalName: name, obstacle, ifThen, nextStep: nextStepIn(byGoal.get(id) ?? []) },
    ]),
  );
}
