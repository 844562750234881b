import type { SessionEndingCode } from '@stratum/contract/errors';
import type { SessionId } from '@stratum/contract/ids';
import type { Log } from '../log.ts';
import { readTogether } from '../read-together.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { createThrottle } from '../throttle.ts';
import type { Hub, Member } from './hub.ts';

/** Those of many sessions that are over, in one statement. */
export type FindEndedSessions = (
  ids: readonly SessionId[],
) => Promise<readonly { readonly id: SessionId; readonly reason: SessionEndingCode }[]>;

interface EndingDeps {
  readonly hub: Hub;
  readonly findEndedSessions: FindEndedSessions;
  readonly log: Log;
}

/** Seconds between two checks of all connections: for sessions that expire, and signals that were lost. */
const checkSeconds = 5;

/** Closes the connections of those whose sessions are over, whether a signal said so or not. */
export function createSessionCheck({ hub, findEndedSessions, log }: EndingDeps) {
  const throttle = createThrottle(60_000);
  const onFailure = (error: unknown) =>
    throttle(() => log.warn({ err: error }, 'sessions of live connections could not be checked'));
  const check = async (members: Iterable<Member>) => {
    const ids = new Set(Iterator.from(members).map(({ sessionId }) => sessionId));
    if (ids.size === 0) return;
    for (const { id, reason } of await findEndedSessions([...ids])) hub.endSession(id, reason);
  };
  const checkNew = readTogether(check);
  return {
    /**
     * Checks a new member once more: a session that ended between its look-up and their joining has
     * sent its signal already.
     */
    endOver: (member: Member) => void checkNew(member).catch(onFailure),
    start: (): Repetition => repeat(checkSeconds, () => check(hub.members()), onFailure),
  };
}
