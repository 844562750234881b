import type { BookmarkId, UserId, VideoId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import { textsOf } from './store.ts';
import { videoBookmarks, videos } from './tables.ts';
import { seconds } from './to-video.ts';

/** Moments of somebody's, of films that are shown. */
export async function ownMoments(tx: Queryable, userId: UserId, ids: readonly BookmarkId[]) {
  if (ids.length === 0) return [];
  const { id, moment, videoId } = videoBookmarks;
  const rows = await tx
    .select({ id, videoId, moment })
    .from(videoBookmarks)
    .innerJoin(videos, and(eq(videos.id, videoId), isNull(videos.hiddenAt)))
    .where(and(isAnyOf(id, ids), eq(videoBookmarks.userId, userId), isNotNull(moment)));
  return rows.map((row) => ({
    id: row.id,
    videoId: row.videoId,
    second: seconds(row.moment ?? 0),
  }));
}

/** What films are called in a language. */
export async function titlesOf(
  tx: Queryable,
  ids: readonly VideoId[],
  locale: Locale,
): Promise<ReadonlyMap<VideoId, string>> {
  if (ids.length === 0) return new Map();
  const texts = await textsOf(tx, ids, locale);
  return new Map(texts.map(({ videoId, title }) => [videoId, title]));
}
