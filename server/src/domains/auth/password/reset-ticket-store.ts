import type { UserId } from '@stratum/contract/ids';
import { and, eq, gt } from 'drizzle-orm';
import { after } from '../../../platform/clock.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { accountColumns, accounts, type UserRow } from '../../accounts/index.ts';
import { resetRules } from '../rules.ts';
import { resetTickets } from '../tables.ts';
import { hashToken } from '../tokens.ts';

/** Stores the account's ticket in place of an earlier one. */
export async function putResetTicket(
  tx: Queryable,
  row: typeof resetTickets.$inferSelect,
): Promise<void> {
  await tx
    .insert(resetTickets)
    .values(row)
    .onConflictDoUpdate({ target: resetTickets.userId, set: row });
}

/** The account whose password a ticket may set. */
export async function holderOfResetTicket(
  tx: Queryable,
  ticket: string,
  now: Date,
): Promise<UserRow | null> {
  const [user] = await tx
    .select(accountColumns)
    .from(resetTickets)
    .innerJoin(accounts, eq(accounts.id, resetTickets.userId))
    .where(isLive(ticket, now));
  return user ?? null;
}

/** Deletes a ticket as it is used. @returns false where it has ended; of parallel calls one gets true */
export async function takeResetTicket(
  tx: Transaction,
  ticket: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .delete(resetTickets)
    .where(isLive(ticket, now))
    .returning({ userId: resetTickets.userId });
  return taken.length > 0;
}

export async function deleteResetTicket(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(resetTickets).where(eq(resetTickets.userId, userId));
}

function isLive(ticket: string, now: Date) {
  return and(
    eq(resetTickets.ticketHash, hashToken(ticket)),
    gt(resetTickets.madeAt, after(now, -resetRules.ticketLifetime)),
  );
}
