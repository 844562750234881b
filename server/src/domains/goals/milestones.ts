import type { goalStepRoutes as routes } from '@stratum/contract/goal-steps';
import { mostSteps } from '@stratum/contract/goal-words';
import type { MilestoneId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { doors } from './access.ts';
import { fieldChange, recordChange } from './changes.ts';
import type { Deps } from './deps.ts';
import { wrongField } from './fields.ts';
import { newMilestone } from './new-steps.ts';
import { closeMilestoneGap, setOrder } from './order-store.ts';
import { placeAfter } from './places.ts';
import {
  deleteMilestone,
  insertMilestones,
  listMicroGoalsOf,
  listMilestones,
  updateMilestone,
} from './steps-store.ts';
import { type MilestoneRow, milestones } from './tables.ts';
import { toMilestone } from './to-goal.ts';

type Doors = typeof doors;

/** @throws AppError invalid_input where the goal has fifty, not_found for a place after none of its own */
export async function addMilestone(deps: Deps, call: Call<typeof routes.addMilestone, Doors>) {
  const { tx, body, open } = call;
  const goal = await open.goal(tx, 'no key update');
  const others = (await listMilestones(tx, goal.id)).map(({ id }) => id);
  if (others.length >= mostSteps) throw wrongField('milestoneName', 'too_many', mostSteps);
  const { milestoneName: name, dueDate } = body;
  const position = others.length;
  const milestone = newMilestone({ goalId: goal.id, position, name, dueDate });
  const order = placeAfter(others, milestone.id, body.after);
  await insertMilestones(tx, [milestone]);
  await setOrder(tx, milestones, [...others, milestone.id], order);
  await recordChange(deps, call, goal, () => ({ change: 'milestone_added', ...named(milestone) }));
  return toMilestone(milestone, []);
}

export async function changeMilestone(
  deps: Deps,
  call: Call<typeof routes.changeMilestone, Doors>,
) {
  const { tx, body, open } = call;
  const { goal, milestone } = await open.milestone(tx, 'no key update');
  const { milestoneName: name, dueDate, after } = body;
  const changed =
    name === undefined && dueDate === undefined
      ? milestone
      : await updateMilestone(tx, milestone.id, { name, dueDate });
  const fields = [
    fieldChange('milestoneName', milestone.name, changed.name) ?? [],
    fieldChange('dueDate', milestone.dueDate, changed.dueDate) ?? [],
  ].flat();
  if (fields.length > 0) {
    const what = { ...named(milestone), fields };
    await recordChange(deps, call, goal, () => ({ change: 'milestone_fields', ...what }));
  }
  if (after !== undefined && (await moveMilestone(tx, milestone, after))) {
    await recordChange(deps, call, goal, () => ({ change: 'milestone_moved', ...named(changed) }));
  }
  return toMilestone(changed, await listMicroGoalsOf(tx, milestone.id));
}

export async function removeMilestone(
  deps: Deps,
  call: Call<typeof routes.removeMilestone, Doors>,
) {
  const { tx, open } = call;
  const { goal, milestone } = await open.milestone(tx, 'no key update');
  const { id, dueDate } = milestone;
  await deleteMilestone(tx, id);
  await closeMilestoneGap(tx, milestone);
  const what = { ...named(milestone), dueDate };
  await recordChange(deps, call, goal, () => ({ change: 'milestone_removed', ...what }));
  return { id };
}

/** @returns whether it stands elsewhere now */
async function moveMilestone(
  tx: Transaction,
  { id, goalId }: MilestoneRow,
  after: MilestoneId | null,
): Promise<boolean> {
  const ids = (await listMilestones(tx, goalId)).map((each) => each.id);
  return setOrder(tx, milestones, ids, placeAfter(ids, id, after));
}

function named({ id, name }: Pick<MilestoneRow, 'id' | 'name'>) {
  return { milestoneId: id, milestoneName: name };
}
