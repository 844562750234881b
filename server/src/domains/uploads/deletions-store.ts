import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { pendingObjectDeletions } from './tables.ts';

type Deletion = typeof pendingObjectDeletions.$inferSelect;

/** Puts the keys on the deletion queue. */
export async function enqueueDeletions(tx: Queryable, keys: readonly string[], dueAt: Date) {
  await queueDeletions(
    tx,
    keys.map((key) => ({ key, dueAt })),
  );
}

/** The same, each at a time of its own. */
export async function queueDeletions(tx: Queryable, deletions: readonly Deletion[]) {
  if (deletions.length === 0) return;
  await tx
    .insert(pendingObjectDeletions)
    .values([...deletions])
    .onConflictDoUpdate({
      target: pendingObjectDeletions.key,
      set: { dueAt: sql`excluded.due_at` },
    });
}

/** Has deletions that wait on the queue due at an instant. */
export async function moveDeletions(tx: Transaction, keys: readonly string[], dueAt: Date) {
  await tx
    .update(pendingObjectDeletions)
    .set({ dueAt })
    .where(inArray(pendingObjectDeletions.key, [...keys]));
}

/** @returns whether the deletion was still pending, and so the bytes are there */
export async function cancelDeletion(tx: Transaction, key: string): Promise<boolean> {
  const cancelled = await tx
    .delete(pendingObjectDeletions)
    .where(eq(pendingObjectDeletions.key, key))
    .returning({ key: pendingObjectDeletions.key });
  return cancelled.length > 0;
}

/** Claims due deletions until an instant; rows that another process claims are skipped. */
export async function claimDueDeletions(
  tx: Queryable,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<string[]> {
  const due = tx
    .select({ key: pendingObjectDeletions.key })
    .from(pendingObjectDeletions)
    .where(lte(pendingObjectDeletions.dueAt, now))
    .orderBy(asc(pendingObjectDeletions.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const claimed = await tx
    .update(pendingObjectDeletions)
    .set({ dueAt: until })
    .where(inArray(pendingObjectDeletions.key, due))
    .returning({ key: pendingObjectDeletions.key });
  return claimed.map(({ key }) => key);
}

/** Takes deletions off the queue: the bytes are gone. */
export async function finishDeletions(tx: Queryable, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.delete(pendingObjectDeletions).where(inArray(pendingObjectDeletions.key, [...keys]));
}
