import type { UserId, VideoId } from '@stratum/contract/ids';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { videoLikes, videos } from './tables.ts';

/** @returns how many likes the film has then. Once, however often it is called. */
export async function insertLike(
  tx: Transaction,
  like: { readonly userId: UserId; readonly videoId: VideoId; readonly likedAt: Date },
): Promise<number> {
  const added = await tx.insert(videoLikes).values(like).onConflictDoNothing();
  return countLikes(tx, like.videoId, added.rowCount ?? 0);
}

/** @returns how many likes the film has then */
export async function deleteLike(
  tx: Transaction,
  userId: UserId,
  videoId: VideoId,
): Promise<number> {
  const removed = await tx
    .delete(videoLikes)
    .where(and(eq(videoLikes.userId, userId), eq(videoLikes.videoId, videoId)));
  return countLikes(tx, videoId, -(removed.rowCount ?? 0));
}

/** The film's row is changed last: those who like it in one moment wait for each other shortly. */
async function countLikes(tx: Transaction, id: VideoId, change: number): Promise<number> {
  const [row] = await tx
    .update(videos)
    .set({ likes: sql`${videos.likes} + ${change}` })
    .where(eq(videos.id, id))
    .returning({ likes: videos.likes });
  return row?.likes ?? 0;
}

/** Of films that are shown, the latest first. */
export async function listLikes(tx: Queryable, userId: UserId, limit: number): Promise<VideoId[]> {
  const rows = await tx
    .select({ videoId: videoLikes.videoId })
    .from(videoLikes)
    .innerJoin(videos, and(eq(videos.id, videoLikes.videoId), isNull(videos.hiddenAt)))
    .where(eq(videoLikes.userId, userId))
    .orderBy(desc(videoLikes.likedAt))
    .limit(limit);
  return rows.map(({ videoId }) => videoId);
}

/** Takes all likes of a person back, film by film in one order, so that two of them never wait in a circle. */
export async function deleteLikesOf(tx: Transaction, userId: UserId): Promise<void> {
  const own = tx
    .select({ id: videoLikes.videoId })
    .from(videoLikes)
    .where(eq(videoLikes.userId, userId));
  await tx
    .select({ id: videos.id })
    .from(videos)
    .where(inArray(videos.id, own))
    .orderBy(asc(videos.id))
    .for('no key update');
  const removed = await tx
    .delete(videoLikes)
    .where(eq(videoLikes.userId, userId))
    .returning({ videoId: videoLikes.videoId });
  if (removed.length === 0) return;
  await tx
    .update(videos)
    .set({ likes: sql`${videos.likes} - 1` })
    .where(
      inArray(
        videos.id,
        removed.map(({ videoId }) => videoId),
      ),
    );
}

interface LikedFilm {
  readonly videoId: VideoId;
  readonly likedAt: Date;
}

/** Pages of all films that somebody likes. */
export function everyLike(tx: Queryable, userId: UserId) {
  return (last: LikedFilm | undefined, limit: number): Promise<LikedFilm[]> =>
    tx
      .select({ videoId: videoLikes.videoId, likedAt: videoLikes.likedAt })
      .from(videoLikes)
      .where(
        and(eq(videoLikes.userId, userId), last ? gt(videoLikes.videoId, last.videoId) : undefined),
      )
      .orderBy(asc(videoLikes.videoId))
      .limit(limit);
}
