import type { ItemType, NoteBackground } from '@stratum/contract/collection-words';
import type { DocumentBlock } from '@stratum/contract/document-preview';
import type { FileId, GroupId, ItemId, MessageId } from '@stratum/contract/ids';
import type { NoteNode } from '@stratum/contract/note-content';
import { boolean, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';
import { chatMessages } from '../chat/tables.ts';
import { items } from '../collection/tables.ts';
import { groups } from '../groups/tables.ts';
import { files } from '../uploads/tables.ts';

/** Copies of items behind cards in groups, each as its item was then. One that is taken back has no row. */
export const sharedItems = pgTable(
  'shared_items',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .$type<MessageId>()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    userId: ownerColumn(),
    groupId: uuid('group_id')
      .notNull()
      .$type<GroupId>()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** Null once the item itself is deleted for good. */
    itemId: uuid('item_id')
      .$type<ItemId>()
      .references(() => items.id, { onDelete: 'set null' }),
    type: text('type').notNull().$type<ItemType>(),
    title: text('title').notNull(),
    backgroundId: text('background_id').$type<NoteBackground>(),
    content: jsonb('content').$type<NoteNode>(),
    /** The words of a document. */
    text: text('text').notNull(),
    /** What stands in a document; null where that is not known. */
    blocks: jsonb('blocks').$type<readonly DocumentBlock[]>(),
    isCut: boolean('is_cut').notNull(),
    createdAt: timeColumn('created_at').notNull(),
  },
  ({ userId, groupId, itemId }) => [
    index('shared_items_by_user').on(userId),
    index('shared_items_by_group').on(groupId),
    index('shared_items_by_item').on(itemId),
  ],
);

export const sharedItemFiles = pgTable(
  'shared_item_files',
  {
    messageId: uuid('message_id')
      .notNull()
      .$type<MessageId>()
      .references(() => sharedItems.messageId, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .primaryKey()
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    caption: text('caption').notNull(),
  },
  ({ messageId, position }) => [index('shared_item_files_by_item').on(messageId, position)],
);

export type SharedItemRow = typeof sharedItems.$inferSelect;
export type SharedFileRow = typeof sharedItemFiles.$inferSelect;
