import type { SessionId, UserId } from '@stratum/contract/ids';
import { and, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { sessions, type UserRow, users } from './tables.ts';

/** Opens an account. Null where its address has one already. */
export async function insertUser(
  tx: Transaction,
  row: typeof users.$inferInsert,
): Promise<UserRow | null> {
  const [user] = await tx
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.email })
    .returning();
  return user ?? null;
}

export async function userByEmail(tx: Transaction, email: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function userById(tx: Transaction, id: UserId): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function anyUserExists(tx: Transaction): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function insertSession(tx: Transaction, row: typeof sessions.$inferInsert) {
  await tx.insert(sessions).values(row);
}

export async function deleteSession(tx: Transaction, id: SessionId): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id));
}

/** Forgets a person's sessions that expired before an instant. */
export async function deleteSessionsExpired(tx: Transaction, userId: UserId, before: Date) {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, before)));
}

/** Notes the use of a session, unless another call did so after `notedBefore`. */
export async function noteSession(tx: Transaction, id: SessionId, now: Date, notedBefore: Date) {
  await tx
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, notedBefore)));
}
