import { goalRoutes } from '@stratum/contract/goals';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { goalAsOwner } from './access.ts';
import { createGoal } from './create.ts';
import type { Deps } from './deps.ts';
import { goalDetails, goalInfo } from './details.ts';
import { goalCategories, goalList } from './list.ts';
import { goalsPersonalData } from './personal-data.ts';

export function goalsDomain(deps: Deps) {
  const { db } = deps;
  return {
    name: 'goals',
    routes: implement(
      goalRoutes,
      {
        goalCreate: (call) => createGoal(deps, call),
        goalList: (call) => goalList(deps, call),
        goalCategoryList: (call) => goalCategories(deps, call),
        goalInfo: async ({ open }) => goalInfo(db, await open.goal(db)),
        goalDetails: async ({ open, caller }) => goalDetails(deps, await open.goal(db), caller),
      },
      { goal: goalAsOwner },
    ),
    personalData: goalsPersonalData,
  } satisfies Domain;
}
