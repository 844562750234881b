import type { witnessRoutes as routes } from '@stratum/contract/witness';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { type Person, personById } from '../accounts/index.ts';
import { groupNamed, membersAmong, thoseWhoHear } from '../groups/index.ts';
import { markDone, notify } from '../notifications/index.ts';
import type { doors } from './access.ts';
import { recordChange } from './changes.ts';
import type { Deps } from './deps.ts';
import { summarizeMilestones } from './steps-store.ts';
import type { WitnessRow } from './tables.ts';
import { putWitness } from './witness-store.ts';

/** @throws AppError not_found where the two share no such group, conflict for an open milestone */
export async function askWitness(deps: Deps, call: Call<typeof routes.askWitness, typeof doors>) {
  const { tx, caller, body, open } = call;
  const { userId, ppauGroupId: groupId } = body;
  const { goal, milestone } = await open.milestone(tx, 'no key update');
  const both = await membersAmong(tx, groupId, [caller.userId, userId]);
  if (both.size < 2) throw new AppError('not_found');
  const summaries = await summarizeMilestones(tx, [goal.id]);
  const { steps, done } = summaries.find(({ id }) => id === milestone.id) ?? { steps: 1, done: 0 };
  if (done < steps) throw new AppError('conflict');
  const witness: WitnessRow = {
    milestoneId: milestone.id,
    goalId: goal.id,
    groupId,
    userId,
    state: 'asked',
    askedAt: deps.clock.now(),
  };
  await putWitness(tx, witness);
  const named = { milestoneId: milestone.id, milestoneName: milestone.name };
  await recordChange(deps, call, goal, () => ({ change: 'witness_asked', ...named }));
  await deps.cards.show(tx, { goalId: goal.id, groupId, userId: caller.userId });
  const by = await personById(tx, caller.userId);
  await tellWitness(tx, witness, { by, milestoneName: milestone.name });
  return toldWitness(tx, witness);
}

/** Unless they want to hear nothing of the group: its card asks them all the same. */
async function tellWitness(
  tx: Transaction,
  witness: WitnessRow,
  { by, milestoneName }: { readonly by: Person; readonly milestoneName: string },
): Promise<void> {
  const { groupId, userId, askedAt } = witness;
  const [hearing] = await thoseWhoHear(tx, groupId, { from: by.id, to: [userId] }, askedAt);
  if (!hearing) return;
  const groupName = await groupNamed(tx, groupId);
  const data = { groupId, groupName, name: by.firstName, milestoneName };
  await notify(tx, userId, { kind: 'witness_asked', data, cause: causeOf(witness) }, askedAt);
}

function causeOf({ milestoneId, askedAt }: WitnessRow): string {
  return `${milestoneId} ${askedAt.toISOString()}`;
}

async function toldWitness(tx: Transaction, { userId, groupId, state }: WitnessRow) {
  const { firstName: first_name } = await personById(tx, userId);
  return { userId, first_name, groupId, state };
}

export async function answerWitness(
  deps: Deps,
  call: Call<typeof routes.answerWitness, typeof doors>,
) {
  const { tx, caller, body, open } = call;
  const { goal, milestone, witness } = await open.witnessed(tx, 'no key update');
  const { answer } = body;
  if (witness.state === answer) return toldWitness(tx, witness);
  const now = deps.clock.now();
  const answered = { ...witness, state: answer };
  await putWitness(tx, answered);
  const owner = await personById(tx, goal.userId);
  const { id: milestoneId, name: milestoneName } = milestone;
  const data = { change: 'witness_answered', milestoneId, milestoneName, answer } as const;
  const { userId: actorId } = caller;
  // By the clocks of whose goal it is: they are told how it stands on their day.
  await recordChange(deps, { tx, caller: owner, actorId }, goal, () => data);
  await markDone(tx, actorId, { kinds: ['witness_asked'], cause: causeOf(witness) }, now);
  const { firstName: name } = await personById(tx, actorId);
  const told = { goalId: goal.id, name, milestoneName, answer };
  await notify(tx, goal.userId, { kind: 'witness_answered', data: told }, now);
  return toldWitness(tx, answered);
}
