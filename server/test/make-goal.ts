import type { Goal } from '@stratum/contract/goal';
import { goalRoutes } from '@stratum/contract/goals';
import { addDays } from '@stratum/contract/plain-days';
import type { SentPart } from '@stratum/contract/route';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';

export type GoalBody = SentPart<typeof goalRoutes.goalCreate, 'body'>;

/** The day on which most tests happen. */
export const goalDay = '2026-11-20';

/** What makes a goal of 84 days, from that day on: two milestones, and two micro goals in the first. */
export function goalBody(given: Partial<GoalBody> = {}): GoalBody {
  return {
    goalCategory: 'personal-health',
    goalName: 'Sleep seven hours on work nights',
    goalStartDate: goalDay,
    goalEndDate: addDays(goalDay, 83),
    milestones: [
      {
        milestoneName: 'Know my nights',
        microGoal: [
          { microGoalDescription: 'Notes for a week' },
          { microGoalDescription: 'Find the two worst nights' },
        ],
      },
      { milestoneName: 'Hold it in a full week', dueDate: addDays(goalDay, 83) },
    ],
    ...given,
  };
}

export async function makeGoal(owner: SignedInUser, given: Partial<GoalBody> = {}): Promise<Goal> {
  return dataOf(await owner.call(goalRoutes.goalCreate, { body: goalBody(given) }));
}

/** The two milestones of such a goal, and the first one's first micro goal. */
export function partsOf({ milestones: [first, second] }: Goal) {
  const micro = first?.microGoal[0];
  if (!first || !second || !micro) throw new Error('this goal has other steps');
  return { first, second, micro };
}
