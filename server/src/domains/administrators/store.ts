import { and, eq, gt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { administratorInvitations } from './tables.ts';

export async function replaceInvitation(
  tx: Transaction,
  row: typeof administratorInvitations.$inferInsert,
): Promise<void> {
  await deleteInvitations(tx);
  await tx.insert(administratorInvitations).values(row);
}

/** @returns false where there is no such invitation, or it has expired */
export async function takeInvitation(
  tx: Transaction,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const { tokenHash: stored, expiresAt } = administratorInvitations;
  const taken = await tx
    .delete(administratorInvitations)
    .where(and(eq(stored, tokenHash), gt(expiresAt, now)))
    .returning();
  return taken.length > 0;
}

export async function deleteInvitations(tx: Queryable): Promise<void> {
  await tx.delete(administratorInvitations);
}
