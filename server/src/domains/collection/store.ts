import type { FileId, ItemId, UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { RowLock } from '../../platform/http/call.ts';
import { folded } from '../../platform/search-words.ts';
import { type ItemFileRow, type ItemRow, itemFiles, itemLinks, items } from './tables.ts';
import { wordsOf } from './words.ts';

const { words: _words, ...itemColumns } = getTableColumns(items);

export async function findItem(
  tx: Queryable,
  userId: UserId,
  id: ItemId,
  lock?: RowLock,
): Promise<ItemRow | undefined> {
  const query = tx
    .select(itemColumns)
    .from(items)
    .where(and(eq(items.id, id), eq(items.userId, userId)));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

/** What is said of an item when it is written, of which the rest follows. */
export type ItemWrite = Omit<ItemRow, 'sortTitle'>;

/** @returns whether the id was free */
export async function insertItem(
  tx: Transaction,
  item: ItemWrite,
  found: { readonly captions: readonly string[]; readonly locale: Locale },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(items)
    .values({ ...item, ...derived(item, found) })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function updateItem(
  tx: Transaction,
  item: ItemWrite,
  found: { readonly captions: readonly string[]; readonly locale: Locale },
): Promise<void> {
  const { id, userId: _owner, createdAt: _since, ...change } = item;
  await tx
    .update(items)
    .set({ ...change, ...derived(item, found) })
    .where(eq(items.id, id));
}

function derived(
  item: ItemWrite,
  { captions, locale }: { readonly captions: readonly string[]; readonly locale: Locale },
) {
  return {
    sortTitle: folded(item.title).toLowerCase(),
    words: wordsOf({ ...item, captions }, locale),
  };
}

export async function insertItemFiles(
  tx: Transaction,
  rows: readonly ItemFileRow[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(itemFiles).values([...rows]);
}

/** Puts files in their new places; those of the item that are not named stay where they are. */
export async function placeItemFiles(tx: Transaction, rows: readonly ItemFileRow[]): Promise<void> {
  for (const { fileId, itemId, position, caption } of rows) {
    await tx
      .update(itemFiles)
      .set({ position, caption })
      .where(and(eq(itemFiles.fileId, fileId), eq(itemFiles.itemId, itemId)));
  }
}

/** Of several items, each with its files in their order. */
export async function filesOfItems(
  tx: Queryable,
  ids: readonly ItemId[],
): Promise<ReadonlyMap<ItemId, readonly ItemFileRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(itemFiles)
    .where(inArray(itemFiles.itemId, [...ids]))
    .orderBy(asc(itemFiles.itemId), asc(itemFiles.position));
  return Map.groupBy(rows, ({ itemId }) => itemId);
}

export async function deleteItemFiles(tx: Transaction, ids: readonly FileId[]): Promise<void> {
  if (ids.length > 0) await tx.delete(itemFiles).where(inArray(itemFiles.fileId, [...ids]));
}

/** Sets what a note links to, of items that are its owner's. */
export async function setLinks(
  tx: Transaction,
  { id, userId }: Pick<ItemRow, 'id' | 'userId'>,
  to: readonly ItemId[],
): Promise<void> {
  await tx.delete(itemLinks).where(eq(itemLinks.fromId, id));
  if (to.length === 0) return;
  const own = await tx
    .select({ toId: items.id })
    .from(items)
    .where(and(eq(items.userId, userId), inArray(items.id, [...to])));
  if (own.length > 0)
    await tx.insert(itemLinks).values(own.map(({ toId }) => ({ fromId: id, toId })));
}

/** Notes, not in the trash, that link to an item. */
export async function backlinksTo(tx: Queryable, id: ItemId) {
  return tx
    .select({ id: items.id, type: items.type, title: items.title })
    .from(itemLinks)
    .innerJoin(items, eq(items.id, itemLinks.fromId))
    .where(and(eq(itemLinks.toId, id), isNull(items.deletedAt)))
    .orderBy(asc(items.sortTitle), asc(items.id));
}
