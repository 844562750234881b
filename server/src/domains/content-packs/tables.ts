import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';

/** Packs that are kept, each under its version: answers say which one has asked. */
export const contentPacks = pgTable('content_packs', {
  version: text('version').primaryKey(),
  /** Differs once a single text, film or picture does. */
  fingerprint: text('fingerprint').notNull(),
  /** Where its archive lies in the storage. */
  archiveKey: text('archive_key').notNull(),
  /** Bytes of the archive. */
  size: integer('size').notNull(),
  /** Whether it came with an installation, whose folder may hold others under the same version later. */
  isInstalled: boolean('is_installed').notNull(),
  keptAt: timeColumn('kept_at').notNull(),
});

/** One row, once a pack was published. A version that is null stands for the pack of the installation's folder. */
export const currentContentPack = pgTable(
  'current_content_pack',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    version: text('version').references(() => contentPacks.version),
    /** The one before it, which comes back where this one is taken back. */
    previous: text('previous').references(() => contentPacks.version),
    publishedAt: timeColumn('published_at').notNull(),
  },
  (table) => [check('current_content_pack_one_row', sql`${table.isOnly}`)],
);

/** Public pages that a release has rendered from the texts of a pack. */
export const renderedPublicPages = pgTable(
  'rendered_public_pages',
  {
    /** Which build of the pages has rendered them: they name its scripts. */
    release: text('release').notNull(),
    /** Digest of the texts that they show. */
    texts: text('texts').notNull(),
    /** Where they lie in the storage. */
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.release, table.texts] })],
);

export type KeptPack = typeof contentPacks.$inferSelect;
export type CurrentPack = typeof currentContentPack.$inferSelect;
