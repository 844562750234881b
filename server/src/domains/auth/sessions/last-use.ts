import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { sessions } from '../tables.ts';

/** When a person was last here by any of their sessions: a subquery for lists of people. */
export function lastUseOf(userId: SQLWrapper): SQL<Date | null> {
  const last = sql`(SELECT max(${sessions.lastSeenAt}) FROM ${sessions} WHERE ${sessions.userId} = ${userId})`;
  return last.mapWith(sessions.lastSeenAt) as SQL<Date | null>;
}
