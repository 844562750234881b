import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { videoListEndpoints } from './endpoints/video-list.ts';
import { videoEndpoints } from './endpoints/videos.ts';
import { pageSchema } from './envelope.ts';
import { bookmarkIdSchema, moduleIdSchema, videoIdSchema } from './ids.ts';
import {
  bookmarkSchema,
  bucketSchema,
  momentNoteSchema,
  momentSchema,
  percentSchema,
  playedSchema,
  secondSchema,
  videoProgressSchema,
  videoSchema,
} from './library/video.ts';
import { categorySchema, traitIdSchema } from './model.ts';
import { defineRoutes, opens, signedIn } from './route.ts';

/** Intervals that one save may carry; a player merges what touches before it sends. */
const intervalsAtOnce = 200;

const cursor = z.string().max(200).optional();
const limit = z.coerce.number().int().min(1).max(50).default(24);
const videoInBody = opens({ video: { as: 'viewer', id: 'body.performance_video_id' } });
const videoInQuery = opens({ video: { as: 'viewer', id: 'query.performance_video_id' } });
const named = z.strictObject({ performance_video_id: videoIdSchema });
const likedSchema = z.object({ liked: z.boolean(), likes: z.int() });
const watchHistorySchema = z.object({ kept: z.boolean() });

export const videoRoutes = defineRoutes({
  getVideos: {
    ...videoListEndpoints.getVideos,
    summary:
      'The films of the library, one by its id, by what they train, or found by words; those of a module in its order. Addresses of uploaded ones are good for six hours at most: the same call gives new ones',
    access: signedIn,
    query: z.object({
      videoId: videoIdSchema.optional(),
      moduleId: moduleIdSchema.optional(),
      traitId: traitIdSchema.optional(),
      categoryType: categorySchema.optional(),
      bucket: bucketSchema.optional(),
      search: z.string().max(100).optional(),
      cursor,
      limit,
    }),
    reply: pageSchema(videoSchema),
    errors: [],
  },
  getSavedVideos: {
    ...videoEndpoints.getSavedVideos,
    summary: 'The films that the caller has saved, the latest first',
    access: signedIn,
    query: z.object({ cursor, limit }),
    reply: pageSchema(videoSchema),
    errors: [],
  },
  performanceVideoActivity: {
    ...videoEndpoints.performanceVideoActivity,
    summary: 'What the caller has kept, liked and watched last, a hundred of each',
    access: signedIn,
    reply: z.object({
      bookmarks: z.array(bookmarkSchema),
      likes: z.array(z.object({ performance_video_id: videoIdSchema })),
      views: z.array(z.object({ performance_video_id: videoIdSchema, viewedAt: instantSchema })),
    }),
    errors: [],
  },
  getMoments: {
    ...videoEndpoints.getMoments,
    summary: 'The moments that the caller has kept, of one film or of all, the latest first',
    access: signedIn,
    query: z.object({ performance_video_id: videoIdSchema.optional(), cursor, limit }),
    reply: pageSchema(momentSchema),
    errors: [],
  },
  bookmarkVideo: {
    ...videoEndpoints.bookmarkVideo,
    summary: 'Saves a film, or with a second a moment of it; a film is saved once',
    access: videoInBody,
    body: named
      .extend({ second: secondSchema.optional(), note: momentNoteSchema.optional() })
      .refine(({ second, note }) => note === undefined || second !== undefined, {
        path: ['second'],
        message: 'required',
      }),
    reply: bookmarkSchema,
    errors: ['not_found', 'conflict'],
  },
  deleteBookmarkVideo: {
    ...videoEndpoints.deleteBookmarkVideo,
    summary: 'Deletes a moment by its id, or a saved film by that of the film',
    access: signedIn,
    query: z
      .strictObject({ id: bookmarkIdSchema, performance_video_id: videoIdSchema })
      .partial()
      .refine(({ id, performance_video_id }) => (id === undefined) !== !performance_video_id, {
        path: ['id'],
        message: 'required',
      }),
    reply: z.object({ deleted: z.int() }),
    errors: [],
  },
  likeVideo: {
    ...videoEndpoints.likeVideo,
    summary: 'Likes a film; once, however often it is called',
    access: videoInBody,
    body: named,
    reply: likedSchema,
    errors: ['not_found'],
  },
  deleteLikeVideo: {
    ...videoEndpoints.deleteLikeVideo,
    summary: 'Takes the like of a film back',
    access: videoInQuery,
    query: named,
    reply: likedSchema,
    errors: ['not_found'],
  },
  viewVideo: {
    ...videoEndpoints.viewVideo,
    summary: 'Notes that a film is being watched; once a day counts',
    access: videoInBody,
    body: named,
    reply: z.object({ views: z.int() }),
    errors: ['not_found'],
  },
  getPerformanceVideoProgress: {
    ...videoEndpoints.getPerformanceVideoProgress,
    summary: 'How much of one film the caller has watched, or of all that they have begun',
    access: signedIn,
    query: z.object({ performance_video_id: videoIdSchema.optional(), cursor, limit }),
    reply: z.union([videoProgressSchema, pageSchema(videoProgressSchema)]),
    errors: ['not_found'],
  },
  savePerformanceVideoProgress: {
    ...videoEndpoints.savePerformanceVideoProgress,
    summary:
      'Credits what was played, at most twice the time since the last save or view and five seconds once a view',
    access: videoInBody,
    body: named.extend({
      second: secondSchema,
      played: z.array(playedSchema).max(intervalsAtOnce),
    }),
    reply: z.object({ progress: percentSchema, completed: z.boolean() }),
    errors: ['not_found'],
  },
  videoWatched: {
    ...videoEndpoints.videoWatched,
    summary: 'Marks a film as watched, or as not watched at all',
    access: videoInBody,
    body: named.extend({ watched: z.boolean() }),
    reply: videoProgressSchema,
    errors: ['not_found'],
  },
  watchHistory: {
    ...videoEndpoints.watchHistory,
    summary: 'Whether the caller’s watch history is kept, and what it holds, the latest first',
    access: signedIn,
    query: z.object({ cursor, limit }),
    reply: pageSchema(z.object({ viewedAt: instantSchema, video: videoSchema })).extend(
      watchHistorySchema.shape,
    ),
    errors: [],
  },
  changeWatchHistory: {
    ...videoEndpoints.changeWatchHistory,
    summary: 'Whether the watch history is kept from now on; progress goes on without it',
    access: signedIn,
    body: z.strictObject({ kept: z.boolean() }),
    reply: watchHistorySchema,
    errors: [],
  },
  clearWatchHistory: {
    ...videoEndpoints.clearWatchHistory,
    summary: 'Empties the watch history; progress stays',
    access: signedIn,
    reply: watchHistorySchema,
    errors: [],
  },
});
