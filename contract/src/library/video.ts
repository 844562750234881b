import { z } from 'zod';
import { instantSchema } from '../calendar.ts';
import { requiredText } from '../fields.ts';
import { bookmarkIdSchema, moduleIdSchema, videoIdSchema } from '../ids.ts';
import { locales } from '../locale.ts';
import { buckets } from './buckets.ts';
import { momentNoteLength } from './moment-words.ts';

export const bucketSchema = z.enum(buckets);

/** Whole percent. */
export const percentSchema = z.int().min(0).max(100);
/** A place in a film or a length, in seconds with up to three decimals. */
export const secondSchema = z.number().min(0);

const sourceSchema = z.object({
  /** MIME type. */
  type: z.string(),
  url: z.string(),
  /** For which appearance the film is drawn; null where one is for both. */
  theme: z.enum(['light', 'dark']).nullable(),
});

export const videoSchema = z.object({
  id: videoIdSchema,
  moduleIds: z.array(moduleIdSchema),
  title: z.string(),
  description: z.string(),
  /** Seconds. */
  duration: z.number().positive(),
  /** The picture shown before the film plays, and the one for a dark page where there is one. */
  poster: z.string(),
  posterDark: z.string().nullable(),
  sources: z.array(sourceSchema),
  captions: z.array(z.object({ locale: z.enum(locales), url: z.string() })),
  /** Where its parts begin, in seconds. */
  chapters: z.array(z.object({ at: secondSchema, title: z.string() })),
  /** What is said and when, in the reader's language. */
  transcript: z.array(z.object({ from: secondSchema, to: secondSchema, text: z.string() })),
  likes: z.int(),
  liked: z.boolean(),
  saved: z.boolean(),
  progress: percentSchema,
  /** Where to go on, in seconds. */
  second: secondSchema,
  completed: z.boolean(),
});
export type Video = z.infer<typeof videoSchema>;

export const bookmarkSchema = z.object({
  id: bookmarkIdSchema,
  performance_video_id: videoIdSchema,
  /** Null: the video itself is saved. */
  second: secondSchema.nullable(),
  note: z.string().nullable(),
});
export type Bookmark = z.infer<typeof bookmarkSchema>;

/** A second of a film that somebody has kept, with their note. */
export const momentSchema = bookmarkSchema.extend({
  second: secondSchema,
  title: z.string(),
  poster: z.string(),
  posterDark: z.string().nullable(),
  createdAt: instantSchema,
});

export const momentNoteSchema = requiredText(momentNoteLength);

/** An interval that was played, in seconds. */
export const playedSchema = z.tuple([secondSchema, secondSchema]);

export const videoProgressSchema = z.object({
  performance_video_id: videoIdSchema,
  second: secondSchema,
  /** Merged and ascending. */
  played: z.array(playedSchema),
  progress: percentSchema,
  completed: z.boolean(),
});
export type VideoProgress = z.infer<typeof videoProgressSchema>;
