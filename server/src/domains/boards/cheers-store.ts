import type { UserId } from '@stratum/contract/ids';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type CheerRow, cheers } from './tables.ts';

/** @returns false where it was sent that day before */
export async function insertCheer(tx: Transaction, cheer: CheerRow): Promise<boolean> {
  const { rowCount } = await tx.insert(cheers).values(cheer).onConflictDoNothing();
  return rowCount === 1;
}

/** What somebody has sent on a day. */
export async function sentOn(tx: Queryable, senderId: UserId, date: string): Promise<CheerRow[]> {
  return tx
    .select()
    .from(cheers)
    .where(and(eq(cheers.senderId, senderId), eq(cheers.date, date)));
}

/** All that somebody has sent, as far as it is kept. */
export async function sentBy(tx: Queryable, senderId: UserId): Promise<CheerRow[]> {
  return tx
    .select()
    .from(cheers)
    .where(eq(cheers.senderId, senderId))
    .orderBy(asc(cheers.date), asc(cheers.receiverId), asc(cheers.kind));
}

export async function sweepCheers(tx: Queryable, before: string): Promise<void> {
  await tx.delete(cheers).where(lt(cheers.date, before));
}
