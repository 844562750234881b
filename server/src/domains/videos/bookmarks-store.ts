import type { BookmarkId, UserId, VideoId } from '@stratum/contract/ids';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type BookmarkRow, videoBookmarks, videos } from './tables.ts';

/** @returns the new one, or the film's that is saved already: one statement, also where it is unsaved meanwhile */
export async function insertBookmark(tx: Transaction, bookmark: BookmarkRow): Promise<BookmarkRow> {
  const { userId, videoId, moment, note } = videoBookmarks;
  const [kept] = await tx
    .insert(videoBookmarks)
    .values(bookmark)
    .onConflictDoUpdate({
      target: [userId, videoId],
      targetWhere: isNull(moment),
      set: { note: sql`${note}` },
    })
    .returning();
  if (!kept) throw new Error('an insert returned no row');
  return kept;
}

export async function deleteBookmark(
  tx: Queryable,
  userId: UserId,
  named: { readonly id?: BookmarkId | undefined; readonly videoId?: VideoId | undefined },
): Promise<number> {
  const { id, videoId } = named;
  const which = videoId === undefined ? undefined : isSaved(userId, videoId);
  const one = id === undefined ? undefined : eq(videoBookmarks.id, id);
  const { rowCount } = await tx
    .delete(videoBookmarks)
    .where(and(eq(videoBookmarks.userId, userId), which, one));
  return rowCount ?? 0;
}

/** So many moments and saved films somebody has. */
export async function countBookmarks(tx: Queryable, userId: UserId): Promise<number> {
  const [row] = await tx
    .select({ kept: count() })
    .from(videoBookmarks)
    .where(eq(videoBookmarks.userId, userId));
  return row?.kept ?? 0;
}

/** Of films that are shown, the latest first. */
export async function listBookmarks(
  tx: Queryable,
  userId: UserId,
  limit: number,
): Promise<BookmarkRow[]> {
  const rows = await bookmarked(tx, eq(videoBookmarks.userId, userId), undefined, limit);
  return rows.map(({ bookmark }) => bookmark);
}

export async function listMoments(
  tx: Queryable,
  { userId, videoId }: { readonly userId: UserId; readonly videoId?: VideoId | undefined },
  after: Cursor | undefined,
  limit: number,
) {
  const own = and(
    eq(videoBookmarks.userId, userId),
    isNotNull(videoBookmarks.moment),
    videoId === undefined ? undefined : eq(videoBookmarks.videoId, videoId),
  );
  return bookmarked(tx, own, after, limit);
}

export async function listSaved(
  tx: Queryable,
  userId: UserId,
  after: Cursor | undefined,
  limit: number,
) {
  const own = and(eq(videoBookmarks.userId, userId), isNull(videoBookmarks.moment));
  const rows = await bookmarked(tx, own, after, limit);
  return rows.map(({ bookmark, video }) => ({ ...bookmark, video }));
}

async function bookmarked(
  tx: Queryable,
  which: SQL | undefined,
  after: Cursor | undefined,
  limit: number,
) {
  const { createdAt, id } = videoBookmarks;
  return tx
    .select({ bookmark: videoBookmarks, video: videos })
    .from(videoBookmarks)
    .innerJoin(videos, and(eq(videos.id, videoBookmarks.videoId), isNull(videos.hiddenAt)))
    .where(
      and(
        which,
        after &&
          sql`(${createdAt}, ${id}) < (${after.time.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

function isSaved(userId: UserId, videoId: VideoId) {
  return and(
    eq(videoBookmarks.userId, userId),
    eq(videoBookmarks.videoId, videoId),
    isNull(videoBookmarks.moment),
  );
}

/** Pages of all that somebody has kept, in the order of making. */
export function everyBookmark(tx: Queryable, userId: UserId) {
  return (last: BookmarkRow | undefined, limit: number) =>
    tx
      .select()
      .from(videoBookmarks)
      .where(
        and(eq(videoBookmarks.userId, userId), last ? gt(videoBookmarks.id, last.id) : undefined),
      )
      .orderBy(asc(videoBookmarks.id))
      .limit(limit);
}
