import type { UserId } from '@stratum/contract/ids';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type UserRow, users } from './tables.ts';

export async function planDeletion(tx: Transaction, userId: UserId, dueAt: Date): Promise<void> {
  await tx.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, userId));
}

/**
 * When an account is to be erased. Row lock, until the transaction ends.
 * @throws AppError invalid_token where it has ended
 */
export async function lockDeletionDate(tx: Transaction, userId: UserId): Promise<Date | null> {
  const [user] = await tx
    .select({ deletionDueAt: users.deletionDueAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!user) throw new AppError('invalid_token');
  return user.deletionDueAt;
}

export async function cancelDeletion(tx: Transaction, userId: UserId): Promise<void> {
  await tx.update(users).set({ deletionDueAt: null }).where(eq(users.id, userId));
}

export async function accountsPastGrace(tx: Queryable, now: Date): Promise<UserId[]> {
  const due = await tx
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionDueAt, now))
    .orderBy(asc(users.deletionDueAt));
  return due.map(({ id }) => id);
}

/**
 * Row lock on an account past its grace: no row that refers to it can be added any more.
 * @returns null where there is none
 */
export async function lockAccountPastGrace(
  tx: Transaction,
  userId: UserId,
  now: Date,
): Promise<UserRow | null> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), lte(users.deletionDueAt, now)))
    .for('update');
  return user ?? null;
}

export async function deleteAccount(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
