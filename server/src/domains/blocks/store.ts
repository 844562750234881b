import type { UserId } from '@stratum/contract/ids';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { accounts } from '../accounts/index.ts';
import { blocks } from './tables.ts';

type Block = typeof blocks.$inferSelect;

/** Whom a person has blocked, the newest first. */
export async function listBlocked(tx: Queryable, userId: UserId) {
  return tx
    .select({
      userId: blocks.blockedId,
      firstName: accounts.firstName,
      image: accounts.image,
      blockedAt: blocks.blockedAt,
    })
    .from(blocks)
    .innerJoin(accounts, eq(accounts.id, blocks.blockedId))
    .where(eq(blocks.userId, userId))
    .orderBy(desc(blocks.blockedAt), desc(blocks.blockedId));
}

export async function countBlocked(tx: Queryable, userId: UserId): Promise<number> {
  return tx.$count(blocks, eq(blocks.userId, userId));
}

/** @returns the block, or the one that was there before */
export async function putBlock(tx: Transaction, block: Block): Promise<Block> {
  const [put] = await tx
    .insert(blocks)
    .values(block)
    .onConflictDoUpdate({
      target: [blocks.userId, blocks.blockedId],
      set: { blockedAt: sql`${blocks.blockedAt}` },
    })
    .returning();
  if (!put) throw new Error('an upsert returned no row');
  return put;
}

/** @returns whether there was one */
export async function deleteBlock(
  tx: Queryable,
  { userId, blockedId }: Pick<Block, 'userId' | 'blockedId'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(blocks)
    .where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)));
  return rowCount === 1;
}

/** Those of several people who have blocked somebody. */
export async function blockersAmong(
  tx: Queryable,
  userIds: readonly UserId[],
  blockedId: UserId,
): Promise<ReadonlySet<UserId>> {
  const rows = await tx
    .select({ userId: blocks.userId })
    .from(blocks)
    .where(and(eq(blocks.blockedId, blockedId), inArray(blocks.userId, [...userIds])));
  return new Set(rows.map(({ userId }) => userId));
}
