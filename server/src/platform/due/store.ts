import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database.ts';
import { type DueRow, due } from './tables.ts';

/** Notified when a row that is due within seconds commits: later ones are found by the next look. */
export const dueChannel = 'stratum_due';

export type DueKey = Pick<DueRow, 'kind' | 'subject' | 'occurrence'>;

export async function putDue(tx: Transaction, row: DueKey & Pick<DueRow, 'dueAt'>): Promise<void> {
  const { kind, subject, occurrence } = row;
  const dueAt = row.dueAt.toISOString();
  await tx.execute(sql`
    WITH put AS (
      INSERT INTO due (kind, subject, occurrence, due_at, attempt_at)
      VALUES (${kind}, ${subject}, ${occurrence}, ${dueAt}, ${dueAt})
      ON CONFLICT (subject, kind, occurrence) DO UPDATE
        SET due_at = excluded.due_at, attempt_at = excluded.attempt_at, failures = 0
      RETURNING attempt_at
    )
    SELECT pg_notify(${dueChannel}, '') FROM put WHERE attempt_at < now() + interval '10 seconds'`);
}

export async function removeDue(tx: Transaction, subject: string, kind?: string): Promise<void> {
  await tx
    .delete(due)
    .where(and(eq(due.subject, subject), kind === undefined ? undefined : eq(due.kind, kind)));
}

/** When each kind that has rows is due next. One index look-up a kind. */
export async function nextAttempts(
  db: Queryable,
  kinds: readonly string[],
): Promise<{ kind: string; at: Date }[]> {
  const { rows } = await db.execute<{ kind: string; at: string }>(sql`
    SELECT wanted.kind, next.at FROM unnest(${sql.param(kinds)}::text[]) AS wanted (kind)
    CROSS JOIN LATERAL (
      SELECT attempt_at AS at FROM due WHERE due.kind = wanted.kind ORDER BY attempt_at LIMIT 1
    ) AS next`);
  return rows.map(({ kind, at }) => ({ kind, at: new Date(at) }));
}

/** Row locks on those of a kind that are due, the longest waiting first; what others hold is left to them. */
export async function claimDue(
  tx: Transaction,
  kind: string,
  now: Date,
  limit: number,
): Promise<DueRow[]> {
  return tx
    .select()
    .from(due)
    .where(and(eq(due.kind, kind), lte(due.attemptAt, now)))
    .orderBy(asc(due.attemptAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** @returns null where it was cancelled or moved since it was claimed, by another row's handler */
export async function takeDue(tx: Transaction, key: DueKey, now: Date): Promise<DueRow | null> {
  const [row] = await tx
    .delete(due)
    .where(and(isRow(key), lte(due.attemptAt, now)))
    .returning();
  return row ?? null;
}

export async function postponeDue(db: Queryable, key: DueKey, attemptAt: Date): Promise<void> {
  await db
    .update(due)
    .set({ attemptAt, failures: sql`${due.failures} + 1` })
    .where(isRow(key));
}

/**
 * Has failed rows whose next attempt lies beyond the longest pause, which a wrong clock has left,
 * tried at once.
 * @returns how many
 */
export async function resetFutureAttempts(db: Queryable, now: Date, beyond: Date): Promise<number> {
  const { rowCount } = await db
    .update(due)
    .set({ attemptAt: now })
    .where(and(gt(due.failures, 0), gt(due.attemptAt, beyond)));
  return rowCount ?? 0;
}

/** Bounds the waits for locks in a transaction: what people wait for goes first. */
export async function yieldToOthers(tx: Transaction): Promise<void> {
  // Below deadlock_timeout (1 s): in a deadlock with a request it is not the request that fails.
  await tx.execute(sql`SET LOCAL lock_timeout = '500ms'`);
}

function isRow({ kind, subject, occurrence }: DueKey) {
  return and(eq(due.subject, subject), eq(due.kind, kind), eq(due.occurrence, occurrence));
}
