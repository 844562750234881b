import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database.ts';
import { type DueRow, due } from './tables.ts';

/** Notified when a row that is due within seconds commits: later ones are found by the next look. */
export const dueChannel = 'stratum_due';

export type DueKey = Pick<DueRow, 'kind' | 'subject' | 'occurrence'>;

/** @param rows each of another key */
export async function putDue(
  tx: Transaction,
  rows: readonly (DueKey & Pick<DueRow, 'dueAt'>)[],
): Promise<void> {
  const times = rows.map(({ dueAt }) => dueAt.toISOString());
  await tx.execute(sql`
    WITH put AS (
      INSERT INTO due (kind, subject, occurrence, due_at, attempt_at)
      SELECT kind, subject, occurrence, at, at
      FROM unnest(${keyArrays(rows)}, ${sql.param(times)}::timestamptz[])
        AS given (subject, kind, occurrence, at)
      ON CONFLICT (subject, kind, occurrence) DO UPDATE
        SET due_at = excluded.due_at, attempt_at = excluded.attempt_at, failures = 0
      RETURNING attempt_at
    )
    SELECT pg_notify(${dueChannel}, '')
    WHERE EXISTS (SELECT FROM put WHERE attempt_at < now() + interval '10 seconds')`);
}

export async function removeDue(
  tx: Transaction,
  subjects: readonly string[],
  kind?: string,
): Promise<void> {
  await tx
    .delete(due)
    .where(
      and(inArray(due.subject, [...subjects]), kind === undefined ? undefined : eq(due.kind, kind)),
    );
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

/** @returns without those that were cancelled or moved since they were claimed, by another row's handler */
export async function takeDue(
  tx: Transaction,
  keys: readonly DueKey[],
  now: Date,
): Promise<DueRow[]> {
  return tx
    .delete(due)
    .where(and(isOneOf(keys), lte(due.attemptAt, now)))
    .returning();
}

/** @param pause seconds, from now on; doubled for each failure there was, up to a longest pause */
export async function postponeDue(
  db: Queryable,
  keys: readonly DueKey[],
  { now, pause, longest }: { now: Date; pause: number; longest: number },
): Promise<void> {
  // Bounded: a power of two that no number holds would fail the update.
  const seconds = sql`least(${pause} * power(2, least(${due.failures}, 30)), ${longest})`;
  await db
    .update(due)
    .set({
      attemptAt: sql`${now.toISOString()}::timestamptz + ${seconds} * interval '1 second'`,
      failures: sql`${due.failures} + 1`,
    })
    .where(isOneOf(keys));
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

function isOneOf(keys: readonly DueKey[]) {
  return sql`(${due.subject}, ${due.kind}, ${due.occurrence}) IN (
    SELECT subject, kind, occurrence FROM unnest(${keyArrays(keys)}) AS wanted (subject, kind, occurrence))`;
}

/** Arguments of `unnest`, in the order of the primary key. */
function keyArrays(keys: readonly DueKey[]) {
  const subjects = sql.param(keys.map(({ subject }) => subject));
  const kinds = sql.param(keys.map(({ kind }) => kind));
  const occurrences = sql.param(keys.map(({ occurrence }) => occurrence));
  return sql`${subjects}::uuid[], ${kinds}::text[], ${occurrences}::text[]`;
}

/** How the kinds stand: what comes until an instant, and what has failed and is tried again. */
export async function countDue(db: Queryable, until: Date) {
  return db
    .select({
      name: due.kind,
      today: sql<number>`count(*) FILTER (WHERE ${due.attemptAt} <= ${until.toISOString()})::int`,
      failing: sql<number>`count(*) FILTER (WHERE ${due.failures} > 0)::int`,
      nextAt: sql<Date>`min(${due.attemptAt})`.mapWith(due.attemptAt),
    })
    .from(due)
    .groupBy(due.kind)
    .orderBy(due.kind);
}

/** What has failed and is tried again, the next one first. */
export async function failingDue(db: Queryable, limit: number): Promise<DueRow[]> {
  return db.select().from(due).where(gt(due.failures, 0)).orderBy(asc(due.attemptAt)).limit(limit);
}

/** Has what has failed tried at once. @returns false where it is gone */
export async function retryDueNow(tx: Transaction, key: DueKey, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(due)
    .set({ attemptAt: now })
    .where(and(isOneOf([key]), gt(due.failures, 0)));
  if (rowCount !== 1) return false;
  await tx.execute(sql`SELECT pg_notify(${dueChannel}, '')`);
  return true;
}
