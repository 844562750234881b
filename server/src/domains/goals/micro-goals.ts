import type { goalStepRoutes as routes } from '@stratum/contract/goal-steps';
import { mostSteps } from '@stratum/contract/goal-words';
import type { MicroGoalId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { doors } from './access.ts';
import { fieldChange, recordChange } from './changes.ts';
import type { Deps } from './deps.ts';
import { wrongField } from './fields.ts';
import { newMicroGoal } from './new-steps.ts';
import { closeMicroGoalGap, setOrder } from './order-store.ts';
import { placeAfter } from './places.ts';
import {
  deleteMicroGoal,
  insertMicroGoals,
  listMicroGoalsOf,
  updateMicroGoal,
  updateMilestone,
} from './steps-store.ts';
import { type MicroGoalRow, type MilestoneRow, microGoals } from './tables.ts';
import { toMicroGoal } from './to-goal.ts';

type Doors = typeof doors;

/** @throws AppError invalid_input where the milestone has fifty, not_found for a place after none of its own */
export async function addMicroGoal(deps: Deps, call: Call<typeof routes.addMicroGoal, Doors>) {
  const { tx, body, open } = call;
  const { goal, milestone } = await open.milestone(tx, 'no key update');
  const others = (await listMicroGoalsOf(tx, milestone.id)).map(({ id }) => id);
  if (others.length >= mostSteps) throw wrongField('microGoalDescription', 'too_many', mostSteps);
  const microGoal = newMicroGoal(milestone, others.length, body.microGoalDescription);
  const order = placeAfter(others, microGoal.id, body.after);
  await insertMicroGoals(tx, [microGoal]);
  await setOrder(tx, microGoals, [...others, microGoal.id], order);
  // From now on its micro goals say whether it is done.
  if (milestone.completedAt) await updateMilestone(tx, milestone.id, { completedAt: null });
  const what = named(milestone, microGoal);
  await recordChange(deps, call, goal, () => ({ change: 'micro_goal_added', ...what }));
  return toMicroGoal(microGoal);
}

export async function changeMicroGoal(
  deps: Deps,
  call: Call<typeof routes.changeMicroGoal, Doors>,
) {
  const { tx, body, open } = call;
  const { goal, milestone, microGoal } = await open.microGoal(tx, 'no key update');
  const { microGoalDescription: description, after } = body;
  const changed =
    description === undefined
      ? microGoal
      : await updateMicroGoal(tx, microGoal.id, { description });
  const field = fieldChange('microGoalDescription', microGoal.description, changed.description);
  if (field) {
    const what = { ...named(milestone, microGoal), fields: [field] };
    await recordChange(deps, call, goal, () => ({ change: 'micro_goal_fields', ...what }));
  }
  if (after !== undefined && (await moveMicroGoal(tx, microGoal, after))) {
    const what = named(milestone, changed);
    await recordChange(deps, call, goal, () => ({ change: 'micro_goal_moved', ...what }));
  }
  return toMicroGoal(changed);
}

export async function removeMicroGoal(
  deps: Deps,
  call: Call<typeof routes.removeMicroGoal, Doors>,
) {
  const { tx, open } = call;
  const { goal, milestone, microGoal } = await open.microGoal(tx, 'no key update');
  const { id } = microGoal;
  await deleteMicroGoal(tx, id);
  await closeMicroGoalGap(tx, microGoal);
  const what = named(milestone, microGoal);
  await recordChange(deps, call, goal, () => ({ change: 'micro_goal_removed', ...what }));
  return { id };
}

/** @returns whether it stands elsewhere now */
async function moveMicroGoal(
  tx: Transaction,
  { id, milestoneId }: MicroGoalRow,
  after: MicroGoalId | null,
): Promise<boolean> {
  const ids = (await listMicroGoalsOf(tx, milestoneId)).map((each) => each.id);
  return setOrder(tx, microGoals, ids, placeAfter(ids, id, after));
}

function named(milestone: MilestoneRow, { id, description }: MicroGoalRow) {
  return {
    milestoneId: milestone.id,
    milestoneName: milestone.name,
    microGoalId: id,
    microGoalDescription: description,
  };
}
