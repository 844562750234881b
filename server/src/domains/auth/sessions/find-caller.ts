import { and, eq, isNull, sql } from 'drizzle-orm';
import { after, type Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { FindCaller } from '../../../platform/http/bind.ts';
import type { Log } from '../../../platform/log.ts';
import { createThrottle } from '../../../platform/throttle.ts';
import { accounts } from '../../accounts/index.ts';
import { sessionRules } from '../rules.ts';
import { sessions } from '../tables.ts';
import { hashToken } from '../tokens.ts';
import { touchSession } from './store.ts';

/** Tells whose token this is, in one prepared query, and keeps a session in use from idling out. */
export function createFindCaller(db: Database, clock: Clock, log: Log): FindCaller {
  const byToken = db
    .select({
      sessionId: sessions.id,
      userId: accounts.id,
      role: accounts.role,
      viewerId: sessions.viewerId,
      timeZone: accounts.timeZone,
      dayStartHour: accounts.dayStartHour,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(accounts.blockedAt)))
    .prepare('find_caller');
  const throttle = createThrottle(60_000);
  return async (token) => {
    const [found] = await byToken.execute({ tokenHash: hashToken(token) });
    if (!found) throw new AppError('invalid_token');
    const { lastSeenAt, expiresAt, ...caller } = found;
    const now = clock.now();
    const idlesOutAt = after(lastSeenAt, sessionRules.idle);
    if (now >= expiresAt || now >= idlesOutAt) throw new AppError('token_expired');
    const notedBefore = after(now, -sessionRules.noteEvery);
    if (lastSeenAt < notedBefore) {
      // Reading goes on where writing cannot, on a full disk for one.
      await touchSession(db, caller.sessionId, now, notedBefore).catch((error: unknown) =>
        throttle(() => log.warn({ err: error }, 'the use of a session could not be noted')),
      );
    }
    // Whoever looks on has no role but that of anybody.
    return caller.viewerId === null ? caller : { ...caller, role: 'user' };
  };
}
