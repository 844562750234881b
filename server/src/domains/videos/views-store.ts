import type { UserId, VideoId } from '@stratum/contract/ids';
import { and, asc, desc, eq, isNull, lt, not, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type ViewRow, videos, videoViews, watchHistories } from './tables.ts';

/** @returns whether it is the first of its day. A later one moves it in the history. */
export async function insertView(tx: Transaction, view: ViewRow): Promise<boolean> {
  const { userId, day, viewedAt, isListed } = view;
  // What only kept the count of a day that is over.
  await tx
    .delete(videoViews)
    .where(and(eq(videoViews.userId, userId), not(videoViews.isListed), lt(videoViews.day, day)));
  const [row] = await tx
    .insert(videoViews)
    .values(view)
    .onConflictDoUpdate({
      target: [videoViews.userId, videoViews.videoId, videoViews.day],
      set: { viewedAt, isListed },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew ?? false;
}

/** @returns how often the film was watched, with `change` */
export async function countView(tx: Transaction, id: VideoId, change: number): Promise<number> {
  const [row] = await tx
    .update(videos)
    .set({ views: sql`${videos.views} + ${change}` })
    .where(eq(videos.id, id))
    .returning({ views: videos.views });
  return row?.views ?? 0;
}

/** The days of the history, the latest first, of films that are shown. */
export async function listViews(
  tx: Queryable,
  userId: UserId,
  after: Cursor | undefined,
  limit: number,
) {
  const { viewedAt, videoId } = videoViews;
  return tx
    .select({ viewedAt, video: videos })
    .from(videoViews)
    .innerJoin(videos, and(eq(videos.id, videoId), isNull(videos.hiddenAt)))
    .where(
      and(
        eq(videoViews.userId, userId),
        videoViews.isListed,
        after &&
          sql`(${viewedAt}, ${videoId}) < (${after.time.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(viewedAt), desc(videoId))
    .limit(limit);
}

export async function isHistoryKept(tx: Queryable, userId: UserId): Promise<boolean> {
  const [row] = await tx
    .select({ isKept: watchHistories.isKept })
    .from(watchHistories)
    .where(eq(watchHistories.userId, userId));
  return row?.isKept ?? true;
}

export async function keepHistory(tx: Transaction, userId: UserId, isKept: boolean): Promise<void> {
  await tx
    .insert(watchHistories)
    .values({ userId, isKept })
    .onConflictDoUpdate({ target: watchHistories.userId, set: { isKept } });
}

/** Days that are over go; today's stays as what has been counted. */
export async function clearHistory(tx: Transaction, userId: UserId, today: string): Promise<void> {
  const own = eq(videoViews.userId, userId);
  await tx.delete(videoViews).where(and(own, lt(videoViews.day, today)));
  await tx.update(videoViews).set({ isListed: false }).where(own);
}

interface Viewed {
  readonly videoId: VideoId;
  readonly day: string;
}

/** Pages of the days on which somebody watched films. */
export function everyView(tx: Queryable, userId: UserId) {
  const { videoId, day } = videoViews;
  return (last: Viewed | undefined, limit: number): Promise<Viewed[]> =>
    tx
      .select({ videoId, day })
      .from(videoViews)
      .where(
        and(
          eq(videoViews.userId, userId),
          last && sql`(${videoId}, ${day}) > (${last.videoId}::uuid, ${last.day}::date)`,
        ),
      )
      .orderBy(asc(videoId), asc(day))
      .limit(limit);
}
