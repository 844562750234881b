import { goalStepRoutes } from '@stratum/contract/goal-steps';
import { goalRoutes } from '@stratum/contract/goals';
import { witnessRoutes } from '@stratum/contract/witness';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { doors } from './access.ts';
import { archiveGoal, changeGoal, shiftGoal } from './change.ts';
import { createGoal } from './create.ts';
import type { Deps } from './deps.ts';
import { goalDetails, goalInfo } from './details.ts';
import { eventsOf } from './history.ts';
import { copyGoal, deleteGoal, restoreGoal } from './lifecycle.ts';
import { goalCategories, goalList, goalMarks } from './list.ts';
import { addMicroGoal, changeMicroGoal, removeMicroGoal } from './micro-goals.ts';
import { addMilestone, changeMilestone, removeMilestone } from './milestones.ts';
import { goalDatesDue } from './notices.ts';
import { goalsPersonalData } from './personal-data.ts';
import { purgeJob } from './purge.ts';
import { updateStatus } from './tick.ts';
import { answerWitness, askWitness } from './witness.ts';

export function goalsDomain(deps: Deps) {
  const { db } = deps;
  return {
    name: 'goals',
    routes: implement(
      { ...goalRoutes, ...goalStepRoutes, ...witnessRoutes },
      {
        goalCreate: (call) => createGoal(deps, call),
        goalList: (call) => goalList(deps, call),
        goalCategoryList: (call) => goalCategories(deps, call),
        goalMarks: (call) => goalMarks(deps, call),
        goalInfo: async ({ open }) => goalInfo(db, await open.goal(db)),
        goalDetails: async ({ open, caller }) => goalDetails(deps, await open.goal(db), caller),
        goalStatusUpdate: (call) => updateStatus(deps, call),
        goalUpdate: (call) => changeGoal(deps, call),
        goalArchive: (call) => archiveGoal(deps, call),
        goalShift: (call) => shiftGoal(deps, call),
        goalCopy: (call) => copyGoal(deps, call),
        goalDelete: (call) => deleteGoal(deps, call),
        goalRestore: (call) => restoreGoal(deps, call),
        goalHistory: async ({ open, query }) =>
          eventsOf(db, { goalId: (await open.goal(db)).id }, query),
        goalHistories: ({ caller: { userId }, query }) => eventsOf(db, { userId }, query),
        addMilestone: (call) => addMilestone(deps, call),
        changeMilestone: (call) => changeMilestone(deps, call),
        removeMilestone: (call) => removeMilestone(deps, call),
        addMicroGoal: (call) => addMicroGoal(deps, call),
        changeMicroGoal: (call) => changeMicroGoal(deps, call),
        removeMicroGoal: (call) => removeMicroGoal(deps, call),
        askWitness: (call) => askWitness(deps, call),
        answerWitness: (call) => answerWitness(deps, call),
      },
      doors,
    ),
    jobs: [purgeJob(deps)],
    due: [goalDatesDue(deps)],
    personalData: goalsPersonalData,
  } satisfies Domain;
}
