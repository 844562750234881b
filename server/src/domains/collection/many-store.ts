import type { CollectionId, FileId, ItemId, UserId } from '@stratum/contract/ids';
import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { itemFiles, items } from './tables.ts';

/** Locks those of several items that are a person's, in the order of their ids. */
export async function lockItems(
  tx: Transaction,
  userId: UserId,
  ids: readonly ItemId[],
): Promise<{ readonly id: ItemId; readonly deletedAt: Date | null }[]> {
  return tx
    .select({ id: items.id, deletedAt: items.deletedAt })
    .from(items)
    .where(and(eq(items.userId, userId), inArray(items.id, [...ids])))
    .orderBy(asc(items.id))
    .for('no key update');
}

interface ItemsChange {
  readonly collectionId?: CollectionId | null;
  readonly pinned?: boolean;
  readonly deletedAt?: Date | null;
}

/** @returns how many */
export async function changeItems(
  tx: Transaction,
  ids: readonly ItemId[],
  change: ItemsChange,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await tx
    .update(items)
    .set(change)
    .where(inArray(items.id, [...ids]));
  return rowCount ?? 0;
}

/** Locks items of the trash: a person's, or those that went there before an instant. */
export async function lockTrash(
  tx: Transaction,
  which:
    | { readonly userId: UserId; readonly ids?: readonly ItemId[] | undefined }
    | { readonly before: Date },
  limit: number,
): Promise<ItemId[]> {
  const chosen =
    'before' in which
      ? lt(items.deletedAt, which.before)
      : and(
          eq(items.userId, which.userId),
          which.ids === undefined ? undefined : inArray(items.id, [...which.ids]),
        );
  const rows = await tx
    .select({ id: items.id })
    .from(items)
    .where(and(isNotNull(items.deletedAt), chosen))
    .orderBy(asc(items.id))
    .limit(limit)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Deletes items for good. @returns their files, which go with them */
export async function deleteItems(tx: Transaction, ids: readonly ItemId[]): Promise<FileId[]> {
  if (ids.length === 0) return [];
  const gone = await tx
    .delete(itemFiles)
    .where(inArray(itemFiles.itemId, [...ids]))
    .returning({ fileId: itemFiles.fileId });
  await tx.delete(items).where(inArray(items.id, [...ids]));
  return gone.map(({ fileId }) => fileId);
}
