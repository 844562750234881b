import { inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { rateLimits } from './tables.ts';

/** Rows that one sweep removes at most; the next one goes on. */
const sweepSize = 5_000;

/** Removes counters whose window is over, save those that another call counts on. */
export async function sweepRateLimits(tx: Queryable, now: Date): Promise<void> {
  const over = tx
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.expire, now.getTime()))
    .limit(sweepSize)
    .for('update', { skipLocked: true });
  await tx.delete(rateLimits).where(inArray(rateLimits.key, over));
}

/** Removes every counter of a subject, alone or together with another. */
export async function forgetSubject(tx: Queryable, subject: string): Promise<void> {
  await tx.delete(rateLimits).where(sql`position(${subject} IN ${rateLimits.key}) > 0`);
}
