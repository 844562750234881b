import type { peopleRoutes } from '@stratum/contract/console/people';
import type { Part } from '@stratum/contract/route';
import type { Caller } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type Act, block, endAllSessions, unblock } from './acts.ts';
import type { PeopleDeps } from './deps.ts';

type Body = Part<typeof peopleRoutes.actOnPeople, 'body'>;

const acts: Readonly<Record<Body['act'], Act>> = {
  block,
  unblock,
  end_sessions: endAllSessions,
};

/** Does the same to several people: to all of them, or to none. */
export async function actOnMany(
  deps: PeopleDeps,
  caller: Caller,
  { act, userIds, reason, ...given }: Body,
): Promise<{ people: number }> {
  await deps.confirmStepUp(caller, given);
  // In one order: two such acts at once do not wait for each other in a circle.
  const people = [...new Set(userIds)].toSorted();
  await inTransaction(deps.db, async (tx) => {
    for (const userId of people)
      await acts[act](tx, deps, { actor: caller.userId, userId, reason });
  });
  return { people: people.length };
}
