import type { BookmarkId, ModuleId, UserId, VideoId } from '@stratum/contract/ids';
import type { Bucket } from '@stratum/contract/library/buckets';
import { localDate } from '@stratum/contract/local-date';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { insertBookmark } from './bookmarks-store.ts';
import { insertLike } from './likes-store.ts';
import { holdProgress, updateProgress } from './progress-store.ts';
import { videoModules, videos, videosInModules } from './tables.ts';
import { countView, insertView } from './views-store.ts';

/** A film of the library with one of its modules. */
export interface FilmOfModule {
  readonly videoId: VideoId;
  readonly duration: number;
  readonly moduleId: ModuleId;
}

/** What the library shows for the levels of a bucket, a film for each module, in its order. */
export async function filmsIn(tx: Queryable, bucket: Bucket): Promise<FilmOfModule[]> {
  return tx
    .select({ videoId: videos.id, duration: videos.duration, moduleId: videoModules.id })
    .from(videoModules)
    .innerJoin(videosInModules, eq(videosInModules.moduleId, videoModules.id))
    .innerJoin(videos, eq(videos.id, videosInModules.videoId))
    .where(
      and(eq(videoModules.bucket, bucket), isNull(videoModules.hiddenAt), isNull(videos.hiddenAt)),
    )
    .orderBy(asc(videoModules.position), asc(videoModules.id));
}

/** What somebody has done with a film. */
export interface WatchStory {
  readonly at: Date;
  /** Percent of the film, from its beginning. */
  readonly played: number;
  readonly isLiked: boolean;
  readonly isSaved: boolean;
  readonly moments: readonly { readonly percent: number; readonly note: string }[];
}

interface Viewer {
  readonly userId: UserId;
  readonly timeZone: string;
}

/** Puts in place what somebody has watched, as if they had done so then. */
export async function importWatching(
  tx: Transaction,
  { userId, timeZone }: Viewer,
  { videoId, duration }: FilmOfModule,
  { at, played, isLiked, isSaved, moments }: WatchStory,
): Promise<void> {
  const day = localDate(at, timeZone, 0);
  const isNew = await insertView(tx, { userId, videoId, day, viewedAt: at, isListed: true });
  await countView(tx, videoId, isNew ? 1 : 0);
  const end = Math.floor((duration * played) / 100);
  const progress = await holdProgress(tx, { userId, videoId }, at);
  await updateProgress(tx, {
    ...progress,
    played: [[0, end]],
    progress: played,
    resumeAt: played === 100 ? 0 : end,
  });
  if (isLiked) await insertLike(tx, { userId, videoId, likedAt: at });
  const bookmark = { userId, videoId, createdAt: at };
  if (isSaved) {
    await insertBookmark(tx, { ...bookmark, id: newId<BookmarkId>(), moment: null, note: null });
  }
  for (const { percent, note } of moments) {
    const moment = Math.floor((duration * percent) / 100);
    await insertBookmark(tx, { ...bookmark, id: newId<BookmarkId>(), moment, note });
  }
}
