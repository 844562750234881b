import type { UserId, VideoId } from '@stratum/contract/ids';
import { completedFrom } from '@stratum/contract/library/played';
import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type ProgressRow, type VideoRow, videoProgress, videos } from './tables.ts';

export async function findProgress(
  tx: Queryable,
  userId: UserId,
  videoId: VideoId,
): Promise<ProgressRow | undefined> {
  const [row] = await tx.select().from(videoProgress).where(of(userId, videoId));
  return row;
}

/** The row, locked; it is made where there is none, so that two who come at once meet in it. */
export async function holdProgress(
  tx: Transaction,
  { userId, videoId }: Pick<ProgressRow, 'userId' | 'videoId'>,
  now: Date,
): Promise<ProgressRow> {
  const none = { played: [], progress: 0, resumeAt: 0, isMarked: false, hasBonus: false };
  await tx
    .insert(videoProgress)
    .values({ userId, videoId, ...none, creditedAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(videoProgress).where(of(userId, videoId)).for('update');
  if (!row) throw new Error('a progress is not there after it was made');
  return row;
}

export async function updateProgress(tx: Transaction, row: ProgressRow): Promise<void> {
  const { userId, videoId, ...change } = row;
  await tx.update(videoProgress).set(change).where(of(userId, videoId));
}

/** Of films that are shown, the latest first. */
export async function listProgress(
  tx: Queryable,
  userId: UserId,
  after: Cursor | undefined,
  limit: number,
): Promise<ProgressRow[]> {
  const { updatedAt, videoId } = videoProgress;
  const rows = await tx
    .select({ progress: videoProgress })
    .from(videoProgress)
    .innerJoin(videos, and(eq(videos.id, videoId), isNull(videos.hiddenAt)))
    .where(
      and(
        eq(videoProgress.userId, userId),
        after &&
          sql`(${updatedAt}, ${videoId}) < (${after.time.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(updatedAt), desc(videoId))
    .limit(limit);
  return rows.map(({ progress }) => progress);
}

/** What was played of a film is not played of the one in its place. */
export async function forgetProgressOf(tx: Transaction, videoId: VideoId): Promise<void> {
  await tx.delete(videoProgress).where(eq(videoProgress.videoId, videoId));
}

function of(userId: UserId, videoId: VideoId) {
  return and(eq(videoProgress.userId, userId), eq(videoProgress.videoId, videoId));
}

/** Pages of all films that somebody has begun. */
export function everyProgress(tx: Queryable, userId: UserId) {
  return (last: ProgressRow | undefined, limit: number) =>
    tx
      .select()
      .from(videoProgress)
      .where(
        and(
          eq(videoProgress.userId, userId),
          last ? gt(videoProgress.videoId, last.videoId) : undefined,
        ),
      )
      .orderBy(asc(videoProgress.videoId))
      .limit(limit);
}

/** Films that somebody has begun and not completed, the latest first. */
export async function listUnfinished(
  tx: Queryable,
  userId: UserId,
  limit: number,
): Promise<VideoRow[]> {
  const { progress, updatedAt, videoId } = videoProgress;
  const rows = await tx
    .select({ video: videos })
    .from(videoProgress)
    .innerJoin(videos, and(eq(videos.id, videoId), isNull(videos.hiddenAt)))
    .where(and(eq(videoProgress.userId, userId), gt(progress, 0), lt(progress, completedFrom)))
    .orderBy(desc(updatedAt))
    .limit(limit);
  return rows.map(({ video }) => video);
}
