import type { CategorySlug } from '@stratum/contract/categories';
import type { Habit } from '@stratum/contract/habits';
import type { BookmarkId, ModuleId, UserId, VideoId } from '@stratum/contract/ids';
import type { Bucket } from '@stratum/contract/library/buckets';
import type { Interval } from '@stratum/contract/library/played';
import type { Locale } from '@stratum/contract/locale';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import type { Cue } from '../../platform/web-vtt.ts';
import { ownerColumn, users } from '../accounts/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The parts of a film, and of a module, that are changed apart. */
export type VideoAspect = 'film' | 'poster' | 'texts' | 'hidden';
export type ModuleAspect = 'texts' | 'films' | 'hidden';

/** A file of a film. */
export interface FilmFile {
  /** Below the product's own address where it begins with a slash; else its key in the storage. */
  readonly path: string;
  readonly type: string;
  readonly theme: 'light' | 'dark' | null;
}

export const videos = pgTable(
  'videos',
  {
    id: uuid('id').primaryKey().$type<VideoId>(),
    /** By what the content pack calls it; null for one that an administrator added. */
    slug: text('slug').unique(),
    /** Changes with the film itself: what was played of another is not played of this one. */
    revision: text('revision').notNull(),
    /** Milliseconds. */
    duration: integer('duration').notNull(),
    sources: jsonb('sources').notNull().$type<readonly FilmFile[]>(),
    /** A place as a file's path is one. */
    poster: text('poster').notNull(),
    posterDark: text('poster_dark'),
    /** In the order of the model, then of their making. */
    position: integer('position').notNull(),
    likes: integer('likes').notNull().default(0),
    views: integer('views').notNull().default(0),
    hiddenAt: timeColumn('hidden_at'),
    /** What an administrator has changed, which the content pack leaves as it is. */
    overridden: text('overridden')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`)
      .$type<readonly VideoAspect[]>(),
  },
  (table) => [
    index('videos_in_order').on(table.position, table.id).where(sql`${table.hiddenAt} is null`),
  ],
);

export const videoTexts = pgTable(
  'video_texts',
  {
    videoId: videoColumn(),
    locale: text('locale').notNull().$type<Locale>(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    captions: jsonb('captions').notNull().$type<readonly Cue[]>(),
    chapters: jsonb('chapters')
      .notNull()
      .$type<readonly { readonly at: number; readonly title: string }[]>(),
    /** Of title, description and captions, without accents. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.locale] }),
    index('video_texts_words').using('gin', table.words),
  ],
);

export const videoModules = pgTable(
  'video_modules',
  {
    id: uuid('id').primaryKey().$type<ModuleId>(),
    slug: text('slug').unique(),
    traitId: text('trait_id').notNull(),
    categoryType: text('category_type').notNull().$type<CategorySlug>(),
    bucket: text('bucket').notNull().$type<Bucket>(),
    position: integer('position').notNull(),
    hiddenAt: timeColumn('hidden_at'),
    overridden: text('overridden')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`)
      .$type<readonly ModuleAspect[]>(),
  },
  (table) => [index('video_modules_by_trait').on(table.traitId, table.bucket, table.position)],
);

export const videoModuleTexts = pgTable(
  'video_module_texts',
  {
    moduleId: moduleColumn(),
    locale: text('locale').notNull().$type<Locale>(),
    title: text('title').notNull(),
    /** What to do this week. */
    act: text('act').notNull(),
    /** The rule that the act makes of a habit; null where it makes none. */
    rule: jsonb('rule').$type<{ readonly habit: Habit; readonly text: string }>(),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.locale] })],
);

export const videosInModules = pgTable(
  'videos_in_modules',
  {
    moduleId: moduleColumn(),
    videoId: videoColumn(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.moduleId, table.videoId] }),
    index('videos_in_modules_by_video').on(table.videoId),
  ],
);

export const videoLikes = pgTable(
  'video_likes',
  { userId: ownerColumn(), videoId: videoColumn(), likedAt: timeColumn('liked_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.videoId] }),
    index('video_likes_by_time').on(table.userId, table.likedAt),
    index('video_likes_by_video').on(table.videoId),
  ],
);

export const videoBookmarks = pgTable(
  'video_bookmarks',
  {
    id: uuid('id').primaryKey().$type<BookmarkId>(),
    userId: ownerColumn(),
    videoId: videoColumn(),
    /** Milliseconds; null where the film itself is saved. */
    moment: integer('moment'),
    note: text('note'),
    createdAt: timeColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('video_bookmarks_saved')
      .on(table.userId, table.videoId)
      .where(sql`${table.moment} is null`),
    index('video_bookmarks_by_time').on(table.userId, table.createdAt, table.id),
    index('video_bookmarks_by_video').on(table.videoId),
  ],
);

/** Days on which somebody watched a film. */
export const videoViews = pgTable(
  'video_views',
  {
    userId: ownerColumn(),
    videoId: videoColumn(),
    /** Theirs. */
    day: date('day', { mode: 'string' }).notNull(),
    viewedAt: timeColumn('viewed_at').notNull(),
    /** Whether the watch history tells of it; one of today that does not keeps the count right. */
    isListed: boolean('is_listed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.videoId, table.day] }),
    index('video_views_by_time')
      .on(table.userId, table.viewedAt, table.videoId)
      .where(sql`${table.isListed}`),
    index('video_views_unlisted').on(table.userId, table.day).where(sql`not ${table.isListed}`),
    index('video_views_by_video').on(table.videoId),
  ],
);

export const videoProgress = pgTable(
  'video_progress',
  {
    userId: ownerColumn(),
    videoId: videoColumn(),
    /** Merged and ascending. */
    played: jsonb('played').notNull().$type<readonly Interval[]>(),
    /** Whole percent of the film; of what is marked as watched, all. */
    progress: integer('progress').notNull(),
    /** Where to go on, in milliseconds. */
    resumeAt: integer('resume_at').notNull(),
    /** Marked by hand. */
    isMarked: boolean('is_marked').notNull(),
    /** Of the last save or view: what is credited next was played since then. */
    creditedAt: timeColumn('credited_at').notNull(),
    /** Seconds of a film play before its first save; they are granted once a view. */
    hasBonus: boolean('has_bonus').notNull(),
    updatedAt: timeColumn('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.videoId] }),
    index('video_progress_by_time').on(table.userId, table.updatedAt, table.videoId),
    index('video_progress_by_video').on(table.videoId),
  ],
);

/** Whether somebody's watch history is kept; it is where there is no row. */
export const watchHistories = pgTable('watch_histories', {
  userId: uuid('user_id')
    .primaryKey()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'cascade' }),
  isKept: boolean('is_kept').notNull(),
});

export type VideoRow = typeof videos.$inferSelect;
export type ViewRow = typeof videoViews.$inferSelect;
export type BookmarkRow = typeof videoBookmarks.$inferSelect;
export type ProgressRow = typeof videoProgress.$inferSelect;
export type ModuleRow = typeof videoModules.$inferSelect;

function videoColumn() {
  return uuid('video_id')
    .notNull()
    .$type<VideoId>()
    .references(() => videos.id, { onDelete: 'cascade' });
}

function moduleColumn() {
  return uuid('module_id')
    .notNull()
    .$type<ModuleId>()
    .references(() => videoModules.id, { onDelete: 'cascade' });
}
