import { asc, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Statements, Transaction } from '../database.ts';
import { rateLimits } from './tables.ts';

/** Rows that one sweep removes at most; the next one goes on. */
const sweepSize = 5_000;

/** Removes counters whose window is over; SKIP LOCKED leaves those that a call is counting on. */
export async function sweepRateLimits(tx: Queryable, now: Date): Promise<void> {
  const over = tx
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.expire, now.getTime()))
    .limit(sweepSize)
    .for('update', { skipLocked: true });
  await tx.delete(rateLimits).where(inArray(rateLimits.key, over));
}

/** Takes a use back from each counter. Row locks in the order of keys, so that refunds never deadlock. */
export async function refundUses(tx: Statements, keys: readonly string[]): Promise<void> {
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

/**
 * Counts a use of a window that ends at `expire` where none is open. Row lock: others that use the
 * counter wait for the transaction's end, and a rollback takes the use back.
 */
export async function countUse(
  tx: Transaction,
  use: { readonly key: string; readonly expire: number },
  now: number,
): Promise<{ points: number; expire: number }> {
  const { key, points, expire } = rateLimits;
  // A window that ends later than a fresh one was begun by a clock that was wrong.
  const isOpen = sql`${expire} > ${now} AND ${expire} <= ${use.expire}`;
  const [counted] = await tx
    .insert(rateLimits)
    .values({ ...use, points: 1 })
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`CASE WHEN ${isOpen} THEN ${points} + 1 ELSE 1 END`,
        expire: sql`CASE WHEN ${isOpen} THEN ${expire} ELSE ${use.expire} END`,
      },
    })
    .returning({ points, expire: sql<number>`${expire}`.mapWith(Number) });
  if (!counted) throw new Error('an upsert returned no row');
  return counted;
}

/** Removes every counter of a subject, alone or together with another. */
export async function forgetSubject(tx: Queryable, subject: string): Promise<void> {
  await tx.delete(rateLimits).where(sql`position(${subject} IN ${rateLimits.key}) > 0`);
}
