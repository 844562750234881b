import type { FileId, ItemId, UserId } from '@stratum/contract/ids';
import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import { everyRow } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { everyCollection } from './collections-store.ts';
import { itemFiles, items } from './tables.ts';
import { everyVersion } from './versions.ts';

/** What somebody has collected; the files go with all others of the account. */
export const collectionPersonalData: PersonalData = {
  name: 'collection',
  tables: ['collections', 'collection_items'],
  counts: async (db, userId) => ({
    notes: await db.$count(items, and(eq(items.userId, userId), eq(items.type, 'note'))),
  }),
  async *export({ db, userId }) {
    yield {
      path: 'collection/collections.json',
      json: async () =>
        (await everyCollection(db, userId)).map(({ id, name, createdAt }) => ({
          id,
          name,
          createdAt,
        })),
    };
    yield {
      path: 'collection/items.json',
      rows: () => everyRow(everyItem(db, userId)),
    };
    yield {
      path: 'collection/files.json',
      rows: () => everyRow(everyItemFile(db, userId)),
    };
    yield {
      path: 'collection/versions.json',
      rows: () => everyRow(everyVersion(db, userId)),
    };
  },
};

const { words: _words, userId: _owner, sortTitle: _sorted, ...exported } = getTableColumns(items);

function everyItem(tx: Queryable, userId: UserId) {
  return (last: { readonly id: ItemId } | undefined, limit: number) =>
    tx
      .select(exported)
      .from(items)
      .where(and(eq(items.userId, userId), last && gt(items.id, last.id)))
      .orderBy(asc(items.id))
      .limit(limit);
}

function everyItemFile(tx: Queryable, userId: UserId) {
  return (last: { readonly fileId: FileId } | undefined, limit: number) =>
    tx
      .select(getTableColumns(itemFiles))
      .from(itemFiles)
      .innerJoin(items, eq(items.id, itemFiles.itemId))
      .where(and(eq(items.userId, userId), last && gt(itemFiles.fileId, last.fileId)))
      .orderBy(asc(itemFiles.fileId))
      .limit(limit);
}
