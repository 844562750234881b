import type { FileId, ItemId } from '@stratum/contract/ids';
import type { Hit, Item } from '@stratum/contract/item';
import type { Queryable } from '../../platform/database.ts';
import { type FileRow, filesByIds } from '../uploads/index.ts';
import { filesOfItems } from './store.ts';
import type { ItemFileRow, ItemRow } from './tables.ts';

/** Pictures of a folder that stand for it in a list. */
const shownImages = 4;
/** Characters of a note that stand for it in a list. */
const beginningLength = 200;
/** What has words of its own. */
const isRead: ReadonlySet<string> = new Set(['note', 'document']);

/** What a list needs of an item; `text` may be cut. */
export type ListedRow = Omit<ItemRow, 'content' | 'sortTitle'>;

/** Items as they are told, in their order. @param hits words that were found, by item */
export async function toItems(
  tx: Queryable,
  rows: readonly ListedRow[],
  hits: ReadonlyMap<ItemId, Hit> = new Map(),
): Promise<Item[]> {
  const placed = await filesOfItems(
    tx,
    rows.filter(({ type }) => type !== 'note').map(({ id }) => id),
  );
  const shown = [...placed.values()].flatMap((files) => files.slice(0, shownImages));
  const files = await filesByIds(
    tx,
    shown.map(({ fileId }) => fileId),
  );
  return rows.map((row) => toItem(row, placed.get(row.id) ?? [], files, hits.get(row.id) ?? null));
}

export async function oneItem(tx: Queryable, row: ListedRow): Promise<Item> {
  const [item] = await toItems(tx, [row]);
  if (!item) throw new Error('an item was told of nothing');
  return item;
}

function toItem(
  row: ListedRow,
  placed: readonly ItemFileRow[],
  files: ReadonlyMap<FileId, FileRow>,
  hit: Hit | null,
): Item {
  const isFolder = row.type === 'image_folder';
  const told = placed.flatMap(({ fileId, caption }) => {
    const file = files.get(fileId);
    return file ? [{ ...toFile(file), caption }] : [];
  });
  return {
    id: row.id,
    version: row.version,
    collectionId: row.collectionId,
    type: row.type,
    title: row.title,
    tags: [...row.tags],
    categoryType: row.categoryType,
    traitId: row.traitId,
    backgroundId: row.backgroundId,
    pinned: row.pinned,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    beginning: isRead.has(row.type) ? row.text.slice(0, beginningLength) : '',
    checklist: row.checklist,
    file: isFolder ? null : (told[0] ?? null),
    images: isFolder ? told : [],
    imageCount: isFolder ? placed.length : 0,
    hit,
  };
}

export function toFile({ id, name, type, size }: FileRow) {
  return { fileId: id, name, type, size };
}
