import type { UserId } from '@stratum/contract/ids';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { type UserRow, users } from './tables.ts';

/** An account, locked until the transaction ends; null where there is none. */
export async function lockAccount(tx: Transaction, userId: UserId): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user ?? null;
}

/** Shuts a person out since an instant, or lets them in again. */
export async function setBlocked(
  tx: Transaction,
  userId: UserId,
  blockedAt: Date | null,
): Promise<void> {
  await tx.update(users).set({ blockedAt }).where(eq(users.id, userId));
}
