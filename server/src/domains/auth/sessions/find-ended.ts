import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { FindEndedSessions } from '../../../platform/live/ended-sessions.ts';
import { endedAmong } from './store.ts';

/** Tells which sessions of live connections have been ended or have expired. */
export function createFindEndedSessions(db: Database, clock: Clock): FindEndedSessions {
  return async (ids) => {
    const ended = await endedAmong(db, ids, clock.now());
    return ended.map(({ id, hasExpired }) => ({
      id,
      reason: hasExpired ? 'token_expired' : 'invalid_token',
    }));
  };
}
