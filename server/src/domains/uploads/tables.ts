import type { ErrorCode } from '@stratum/contract/errors';
import type { FileId, UploadId } from '@stratum/contract/ids';
import type { UploadTypeName } from '@stratum/contract/upload-words';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';

/** What a file is kept for; a domain that keeps files of its own adds a word. */
export type FilePurpose =
  | 'profile_picture'
  | 'attachment'
  | 'goal_picture'
  | 'reminder_picture'
  | 'group_picture'
  | 'chat'
  | 'collection'
  | 'collection_preview'
  | 'shared_item';

/** A file on its way in: announced, then inspected, then claimed by a domain that keeps it, or swept. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey().$type<UploadId>(),
    userId: ownerColumn(),
    /** The label that was given; the name under which the file is saved again. */
    name: text('name').notNull(),
    /** As declared; the bytes have to agree. */
    type: text('type').notNull().$type<UploadTypeName>(),
    /** Exact number of bytes, where it was announced. */
    size: integer('size'),
    /** Sent by an administrator for the library, whose films may be larger and are nobody's own. */
    isForLibrary: boolean('is_for_library').notNull().default(false),
    state: text('state').notNull().$type<'pending' | 'validated' | 'refused' | 'claimed'>(),
    /** Why it was refused. */
    refusal: text('refusal').$type<ErrorCode>(),
    createdAt: timeColumn('created_at').notNull(),
    /** The address to upload to is good until then. */
    expiresAt: timeColumn('expires_at').notNull(),
    /** The stored bytes, until they are claimed. */
    key: text('key'),
    storedType: text('stored_type'),
    storedSize: integer('stored_size'),
  },
  (table) => [
    index('uploads_open_by_user')
      .on(table.userId)
      .where(sql`${table.state} IN ('pending', 'validated')`),
    index('uploads_by_user').on(table.userId),
    index('uploads_by_age').on(table.createdAt),
  ],
);

/** A file that something of its owner refers to. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().$type<FileId>(),
    userId: ownerColumn(),
    purpose: text('purpose').notNull().$type<FilePurpose>(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    key: text('key').notNull().unique(),
    createdAt: timeColumn('created_at').notNull(),
    /** Its bytes stay until then, even where it is deleted: it was reported. */
    heldUntil: timeColumn('held_until'),
  },
  (table) => [index('files_by_user').on(table.userId, table.purpose)],
);

/**
 * Deletion queue: keys whose bytes go once they are due. A key is put on it before its bytes are
 * stored and taken off by the transaction that keeps them, so that no crash leaves bytes behind.
 */
export const pendingObjectDeletions = pgTable(
  'pending_object_deletions',
  {
    key: text('key').primaryKey(),
    dueAt: timeColumn('due_at').notNull(),
  },
  (table) => [index('pending_object_deletions_by_due').on(table.dueAt)],
);

export type UploadRow = typeof uploads.$inferSelect;
export type FileRow = typeof files.$inferSelect;
