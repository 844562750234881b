import type { SessionId, UserId } from '@stratum/contract/ids';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { after } from '../../../platform/clock.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { sessionRules } from '../rules.ts';
import { knownDevices, type SessionRow, sessions } from '../tables.ts';

export async function insertSession(tx: Transaction, row: SessionRow): Promise<void> {
  await tx.insert(sessions).values(row);
  tx.afterCommit({ to: row.userId, event: { type: 'sessions_changed' } });
}

export async function findOwnSession(
  tx: Queryable,
  userId: UserId,
  id: SessionId,
): Promise<SessionRow | null> {
  const [row] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return row ?? null;
}

/** Where a person is signed in, the latest use first; nobody who looks on as them is among it. */
export async function liveSessions(
  tx: Queryable,
  userId: UserId,
  now: Date,
): Promise<SessionRow[]> {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.viewerId), isLive(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** @returns what was ended; null where it had been already */
export async function deleteSession(tx: Queryable, id: SessionId): Promise<SessionRow | null> {
  const [row] = await tx.delete(sessions).where(eq(sessions.id, id)).returning();
  if (row) tellOfEnded(tx, row.userId, [row]);
  return row ?? null;
}

/** Ends every session of a person, expired ones as well. @returns how many */
export function deleteSessionsOf(tx: Transaction, userId: UserId): Promise<number> {
  return deleteSessionsBut(tx, userId, null);
}

/** Ends every session of a person, expired ones as well, save one. @returns how many */
export async function deleteSessionsBut(
  tx: Transaction,
  userId: UserId,
  kept: SessionId | null,
): Promise<number> {
  const others = kept === null ? undefined : ne(sessions.id, kept);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id });
  tellOfEnded(tx, userId, ended);
  return ended.length;
}

/** Ends the sessions of a person that could still be used, save one. @returns how many */
export async function deleteOtherSessions(
  tx: Queryable,
  session: { readonly userId: UserId; readonly sessionId: SessionId },
  now: Date,
): Promise<number> {
  const { userId, sessionId } = session;
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isLive(now)))
    .returning({ id: sessions.id });
  tellOfEnded(tx, userId, ended);
  return ended.length;
}

/** Closes the live connections of sessions that were deleted, and has the person's others list anew. */
function tellOfEnded(
  tx: Queryable,
  userId: UserId,
  ended: readonly { readonly id: SessionId }[],
): void {
  if (ended.length === 0) return;
  tx.afterCommit({ endedSessions: ended.map(({ id }) => id) });
  tx.afterCommit({ to: userId, event: { type: 'sessions_changed' } });
}

/**
 * Deletes a person's sessions that expired before an instant and, of more than an account may have,
 * those that were not used for longest.
 */
export async function pruneSessions(tx: Transaction, userId: UserId, before: Date) {
  const tooMany = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(sessionRules.atOnce);
  const pruned = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        or(lt(sessions.expiresAt, before), inArray(sessions.id, tooMany)),
      ),
    )
    .returning({ id: sessions.id });
  tellOfEnded(tx, userId, pruned);
}

/** Stores the use of a session, unless another call has stored one after `notedBefore`. */
export async function touchSession(tx: Queryable, id: SessionId, now: Date, notedBefore: Date) {
  await tx
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, notedBefore)));
}

function isLive(now: Date) {
  return and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, after(now, -sessionRules.idle)));
}

/** A subquery: the ids of all sessions that may still be used. */
export function liveSessionIds(tx: Queryable, now: Date) {
  return tx.select({ id: sessions.id }).from(sessions).where(isLive(now));
}

/** Those of many sessions that are not live any more, in one statement. */
export async function endedAmong(
  tx: Queryable,
  ids: readonly SessionId[],
  now: Date,
): Promise<{ id: SessionId; hasExpired: boolean }[]> {
  const { rows } = await tx.execute<{ id: SessionId; hasExpired: boolean }>(sql`
    SELECT asked.id, ${sessions.id} IS NOT NULL AS "hasExpired"
    FROM unnest(${sql.param(ids)}::uuid[]) AS asked (id)
    LEFT JOIN ${sessions} ON ${sessions.id} = asked.id
    WHERE (${isLive(now)}) IS NOT TRUE`);
  return rows;
}

/** Every session of a person, expired ones as well. */
export function sessionRows(tx: Queryable, userId: UserId) {
  return tx
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
}

/** Adds the device of a sign-in. @returns whether it is new beside ones known before */
export async function addKnownDevice(
  tx: Transaction,
  row: { readonly userId: UserId; readonly device: string; readonly firstSeenAt: Date },
): Promise<boolean> {
  // RETURNING counts as the statement found the table, without the row it adds.
  const [added] = await tx
    .insert(knownDevices)
    .values(row)
    .onConflictDoNothing()
    .returning({ before: tx.$count(knownDevices, eq(knownDevices.userId, row.userId)) });
  return added !== undefined && added.before > 0;
}

export function deviceRows(tx: Queryable, userId: UserId) {
  return tx
    .select({ device: knownDevices.device, firstSeenAt: knownDevices.firstSeenAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(asc(knownDevices.firstSeenAt));
}
