import type { UserId } from '@stratum/contract/ids';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { accountColumns, accounts, type UserRow } from '../accounts/index.ts';
import { calendarFeeds } from './tables.ts';

type FeedRow = typeof calendarFeeds.$inferSelect;

export async function findFeed(tx: Queryable, userId: UserId): Promise<FeedRow | null> {
  const [row] = await tx.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row ?? null;
}

/** Whose feed an id is of. */
export async function readerOf(tx: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await tx
    .select(accountColumns)
    .from(calendarFeeds)
    .innerJoin(accounts, eq(accounts.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.id, id));
  return row ?? null;
}

/** In place of the one before. */
export async function replaceFeed(tx: Queryable, row: FeedRow): Promise<void> {
  const { userId: _owner, ...set } = row;
  await tx
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set });
}

/** @returns whether there was one */
export async function deleteFeed(tx: Queryable, userId: UserId): Promise<boolean> {
  const { rowCount } = await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return rowCount === 1;
}
