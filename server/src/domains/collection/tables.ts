import type { CategorySlug } from '@stratum/contract/categories';
import type { ItemType, NoteBackground } from '@stratum/contract/collection-words';
import type { DocumentBlock } from '@stratum/contract/document-preview';
import type { CollectionId, FileId, ItemId } from '@stratum/contract/ids';
import type { NoteNode } from '@stratum/contract/note-content';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';
import { files } from '../uploads/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const collections = pgTable(
  'collections',
  {
    id: uuid('id').primaryKey().$type<CollectionId>(),
    userId: ownerColumn(),
    name: text('name').notNull(),
    createdAt: timeColumn('created_at').notNull(),
  },
  (table) => [index('collections_by_user').on(table.userId, table.createdAt)],
);

/** Every write of an item, its files, links and versions locks the item's row first. */
export const items = pgTable(
  'collection_items',
  {
    id: uuid('id').primaryKey().$type<ItemId>(),
    userId: ownerColumn(),
    /** Null where it is unfiled, or its collection is deleted. */
    collectionId: uuid('collection_id')
      .$type<CollectionId>()
      .references(() => collections.id, { onDelete: 'set null' }),
    type: text('type').notNull().$type<ItemType>(),
    title: text('title').notNull(),
    /** The title without accents and capitals, which lists are sorted by. */
    sortTitle: text('sort_title').notNull(),
    tags: text('tags').array().notNull().$type<readonly string[]>(),
    categoryType: text('category_type').$type<CategorySlug>(),
    traitId: text('trait_id'),
    backgroundId: text('background_id').$type<NoteBackground>(),
    version: integer('version').notNull(),
    pinned: boolean('pinned').notNull(),
    content: jsonb('content').$type<NoteNode>(),
    /** The words of a note, or of a document where they have been read. */
    text: text('text').notNull(),
    checklist: jsonb('checklist').$type<{ done: number; total: number }>(),
    createdAt: timeColumn('created_at').notNull(),
    editedAt: timeColumn('edited_at').notNull(),
    deletedAt: timeColumn('deleted_at'),
    /** All that it is found by: words, tags, and whose it is, so that no word leads to another person's. */
    words: tsvector('words').notNull(),
  },
  (table) => {
    const { userId, collectionId, editedAt, createdAt, sortTitle, id, deletedAt } = table;
    const isKept = sql`${deletedAt} is null`;
    const newest = () => [editedAt.desc().nullsFirst(), id.desc().nullsFirst()] as const;
    return [
      index('collection_items_edited')
        .on(userId, ...newest())
        .where(isKept),
      index('collection_items_created')
        .on(userId, createdAt.desc().nullsFirst(), id.desc().nullsFirst())
        .where(isKept),
      index('collection_items_title').on(userId, sortTitle, id).where(isKept),
      index('collection_items_in_collection')
        .on(collectionId, ...newest())
        .where(isKept),
      index('collection_items_trash')
        .on(userId, ...newest())
        .where(sql`${deletedAt} is not null`),
      index('collection_items_purge').on(deletedAt).where(sql`${deletedAt} is not null`),
      index('collection_items_words').using('gin', table.words).where(isKept),
    ];
  },
);

const itemColumn = (name: string) =>
  uuid(name)
    .notNull()
    .$type<ItemId>()
    .references(() => items.id, { onDelete: 'cascade' });

/** The file of an item, and a document’s pictures behind it; the pictures of a folder in their order, or those that stand in a note. */
export const itemFiles = pgTable(
  'collection_item_files',
  {
    itemId: itemColumn('item_id'),
    fileId: uuid('file_id')
      .notNull()
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    caption: text('caption').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId] }),
    index('collection_item_files_by_item').on(table.itemId, table.position),
  ],
);

/** Earlier versions of notes. */
export const itemVersions = pgTable(
  'collection_item_versions',
  {
    itemId: itemColumn('item_id'),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    content: jsonb('content').notNull().$type<NoteNode>(),
    length: integer('length').notNull(),
    /** When it was written. */
    savedAt: timeColumn('saved_at').notNull(),
    /** When it was replaced. */
    keptAt: timeColumn('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.version] })],
);

/** What stands in a document, once it has been read; its pictures are files of the item. */
export const documentPreviews = pgTable('collection_document_previews', {
  itemId: itemColumn('item_id').primaryKey(),
  isReadable: boolean('is_readable').notNull(),
  blocks: jsonb('blocks').notNull().$type<readonly DocumentBlock[]>(),
  isCut: boolean('is_cut').notNull(),
});

/** What a note links to. */
export const itemLinks = pgTable(
  'collection_item_links',
  { fromId: itemColumn('from_id'), toId: itemColumn('to_id') },
  (table) => [
    primaryKey({ columns: [table.fromId, table.toId] }),
    index('collection_item_links_to').on(table.toId),
  ],
);

export type CollectionRow = typeof collections.$inferSelect;
/** Without what only a search reads. */
export type ItemRow = Omit<typeof items.$inferSelect, 'words'>;
export type ItemFileRow = typeof itemFiles.$inferSelect;
