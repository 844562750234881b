import type { BookmarkId } from '@stratum/contract/ids';
import type { Bookmark } from '@stratum/contract/library/video';
import type { videoRoutes as routes } from '@stratum/contract/videos';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import type { doors } from './access.ts';
import { addressOf } from './addresses.ts';
import { countBookmarks, deleteBookmark, insertBookmark, listMoments } from './bookmarks-store.ts';
import type { Deps } from './deps.ts';
import { textsOf } from './store.ts';
import type { BookmarkRow } from './tables.ts';
import { seconds } from './to-video.ts';

/** Moments and saved films of one person. */
const mostBookmarks = 10_000;

export async function bookmark(
  { clock }: Deps,
  { caller, body, open, tx }: Call<typeof routes.bookmarkVideo, typeof doors>,
): Promise<Bookmark> {
  const video = await open.video(tx);
  const { userId } = caller;
  const { second, note } = body;
  if (second !== undefined && second * 1000 > video.duration) {
    throw new AppError('invalid_input', { fields: new Map([['second', { key: 'invalid' }]]) });
  }
  if ((await countBookmarks(tx, userId)) >= mostBookmarks) throw new AppError('conflict');
  const kept = await insertBookmark(tx, {
    id: newId<BookmarkId>(),
    userId,
    videoId: video.id,
    moment: second === undefined ? null : Math.round(second * 1000),
    note: note ?? null,
    createdAt: clock.now(),
  });
  return toBookmark(kept);
}

export async function removeBookmark({
  caller,
  query,
  tx,
}: Call<typeof routes.deleteBookmarkVideo>) {
  const { id, performance_video_id: videoId } = query;
  return { deleted: await deleteBookmark(tx, caller.userId, { id, videoId }) };
}

export async function moments(
  { db, storage }: Deps,
  { caller, query, locale }: Call<typeof routes.getMoments>,
) {
  const { performance_video_id: videoId, cursor, limit } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await listMoments(db, { userId: caller.userId, videoId }, after, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1)?.bookmark : undefined;
  const ids = page.map(({ video }) => video.id);
  const titles = new Map(
    (await textsOf(db, ids, locale)).map(({ videoId: id, title }) => [id, title]),
  );
  return {
    items: await Promise.all(
      page.map(async ({ bookmark: row, video: { id, poster, posterDark } }) => ({
        ...toBookmark(row),
        second: seconds(row.moment ?? 0),
        title: titles.get(id) ?? '',
        poster: await addressOf(storage, poster),
        posterDark: posterDark === null ? null : await addressOf(storage, posterDark),
        createdAt: row.createdAt.toISOString(),
      })),
    ),
    next: last ? writeCursor({ time: last.createdAt, id: last.id }) : null,
  };
}

export function toBookmark({ id, videoId, moment, note }: BookmarkRow): Bookmark {
  return {
    id,
    performance_video_id: videoId,
    second: moment === null ? null : seconds(moment),
    note,
  };
}
