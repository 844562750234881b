import { and, countDistinct, gte, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database.ts';
import { sessions } from '../tables.ts';

/** When a person was last here by any of their sessions: a subquery for lists of people. */
export function lastUseOf(userId: SQLWrapper): SQL<Date | null> {
  const last = sql`(SELECT max(${sessions.lastSeenAt}) FROM ${sessions}
    WHERE ${sessions.userId} = ${userId} AND ${sessions.viewerId} IS NULL)`;
  return last.mapWith(sessions.lastSeenAt);
}

/** How many people were here since an instant. */
export async function countActive(tx: Queryable, since: Date): Promise<number> {
  const [found] = await tx
    .select({ people: countDistinct(sessions.userId) })
    .from(sessions)
    .where(and(gte(sessions.lastSeenAt, since), isNull(sessions.viewerId)));
  return found?.people ?? 0;
}
