import { asc, inArray, lt, sql } from 'drizzle-orm';
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

/** Takes a use back from each counter. Row locks in the order of keys: refunds never deadlock. */
export async function refundUses(tx: Queryable, keys: readonly string[]): Promise<void> {
  const { key, points } = rateLimits;
  const locked = tx
    .select({ key })
    .from(rateLimits)
    .where(inArray(key, [...keys]))
    .orderBy(asc(key))
    .for('update');
  await tx
    .update(rateLimits)
    .set({ points: sql`greatest(${points} - 1, 0)` })
    .where(inArray(key, locked));
}

/** Removes every counter of a subject, alone or together with another. */
export async function forgetSubject(tx: Queryable, subject: string): Promise<void> {
  await tx.delete(rateLimits).where(sql`position(${subject} IN ${rateLimits.key}) > 0`);
}
