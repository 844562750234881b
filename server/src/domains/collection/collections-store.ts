import type { CollectionId, UserId } from '@stratum/contract/ids';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { RowLock } from '../../platform/http/call.ts';
import { type CollectionRow, collections, items } from './tables.ts';

export async function findCollection(
  tx: Queryable,
  userId: UserId,
  id: CollectionId,
  lock?: RowLock,
): Promise<CollectionRow | undefined> {
  const query = tx
    .select()
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.userId, userId)));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

export async function countCollections(tx: Queryable, userId: UserId): Promise<number> {
  const [row] = await tx
    .select({ there: count() })
    .from(collections)
    .where(eq(collections.userId, userId));
  return row?.there ?? 0;
}

/** By name, with how many items each has. */
export async function listCollections(tx: Queryable, userId: UserId) {
  return tx
    .select({ id: collections.id, name: collections.name, count: count(items.id) })
    .from(collections)
    .leftJoin(items, and(eq(items.collectionId, collections.id), isNull(items.deletedAt)))
    .where(eq(collections.userId, userId))
    .groupBy(collections.id)
    .orderBy(asc(collections.name), asc(collections.id));
}

export async function insertCollection(tx: Transaction, row: CollectionRow): Promise<void> {
  await tx.insert(collections).values(row);
}

export async function renameCollection(
  tx: Transaction,
  id: CollectionId,
  name: string,
): Promise<void> {
  await tx.update(collections).set({ name }).where(eq(collections.id, id));
}

/** Its items go into the trash, from where they come back as unfiled. @returns how many */
export async function deleteCollection(
  tx: Transaction,
  id: CollectionId,
  now: Date,
): Promise<number> {
  const { rowCount } = await tx
    .update(items)
    .set({ deletedAt: now })
    .where(and(eq(items.collectionId, id), isNull(items.deletedAt)));
  await tx.delete(collections).where(eq(collections.id, id));
  return rowCount ?? 0;
}

/** In the order of making. */
export function everyCollection(tx: Queryable, userId: UserId): Promise<CollectionRow[]> {
  return tx
    .select()
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(asc(collections.createdAt), asc(collections.id));
}
