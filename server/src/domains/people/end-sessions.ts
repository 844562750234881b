import type { peopleRoutes } from '@stratum/contract/console/people';
import type { UserId } from '@stratum/contract/ids';
import type { Part } from '@stratum/contract/route';
import type { Caller } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { endSessionsOf } from '../auth/index.ts';
import { lock, recordEnded } from './acts.ts';
import type { PeopleDeps } from './deps.ts';

/** Signs somebody out of one session, or of all. One that is over already counts for nothing. */
export async function endPersonSessions(
  deps: PeopleDeps,
  call: {
    readonly caller: Caller;
    readonly params: { readonly userId: UserId };
    readonly body: Part<typeof peopleRoutes.endPersonSessions, 'body'>;
  },
): Promise<{ ended: number }> {
  const { caller, params, body } = call;
  await deps.confirmStepUp(caller, body);
  const ended = await inTransaction(deps.db, async (tx) => {
    await lock(tx, params.userId);
    const count = await endSessionsOf(tx, params.userId, body.sessionId);
    const on = { actor: caller.userId, userId: params.userId, reason: body.reason };
    await recordEnded(tx, deps, on, count);
    return count;
  });
  return { ended };
}
