import type { VideoId } from '@stratum/contract/ids';
import {
  completedFrom,
  firstOf,
  type Interval,
  merge,
  newIn,
  progressOf,
} from '@stratum/contract/library/played';
import type { VideoProgress } from '@stratum/contract/library/video';
import type { videoRoutes as routes } from '@stratum/contract/videos';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { doors } from './access.ts';
import type { Deps } from './deps.ts';
import { findProgress, holdProgress, listProgress, updateProgress } from './progress-store.ts';
import { findVideo } from './store.ts';
import type { ProgressRow } from './tables.ts';
import { seconds } from './to-video.ts';

type Doors = typeof doors;

/** A film plays at most at this speed. */
const fastest = 2;
/** What a whole millisecond may have lost or gained as a fraction of a second. */
const grain = 1e-6;
/** What plays before the first save of a view, milliseconds. */
const bonus = 5_000;

export async function saveProgress(
  { clock }: Deps,
  { caller, body, open, tx }: Call<typeof routes.savePerformanceVideoProgress, Doors>,
) {
  const { id, duration } = await open.video(tx);
  const added = body.played.map((played, index) => intervalIn(duration, played, index));
  const now = clock.now();
  const row = await holdProgress(tx, { userId: caller.userId, videoId: id }, now);
  const played = credit(row, added, now);
  const progress = row.isMarked ? 100 : progressOf(played, duration);
  await updateProgress(tx, {
    ...row,
    played,
    progress,
    resumeAt: Math.min(duration, Math.round(body.second * 1000)),
    creditedAt: now,
    hasBonus: false,
    updatedAt: now,
  });
  return { progress, completed: progress >= completedFrom };
}

/** What has been played with what is new of `added`, as far as there was time for it. */
function credit(
  { played, creditedAt, hasBonus }: ProgressRow,
  added: readonly Interval[],
  now: Date,
): Interval[] {
  const elapsed = Math.max(0, now.getTime() - creditedAt.getTime());
  const allowed = fastest * elapsed + (hasBonus ? bonus : 0);
  return merge([...played, ...firstOf(newIn(played, added), allowed)]);
}

/** In whole milliseconds, rounded inwards. @throws AppError invalid_input for one outside the film */
function intervalIn(
  duration: number,
  [from, to]: readonly [number, number],
  index: number,
): Interval {
  const interval: Interval = [Math.ceil(from * 1000 - grain), Math.floor(to * 1000 + grain)];
  if (from < to && to * 1000 <= duration) return interval;
  throw new AppError('invalid_input', {
    fields: new Map([[`played.${index}`, { key: 'invalid' }]]),
  });
}

export async function markWatched(
  { clock }: Deps,
  { caller, body, open, tx }: Call<typeof routes.videoWatched, Doors>,
): Promise<VideoProgress> {
  const { id } = await open.video(tx);
  const now = clock.now();
  const row = await holdProgress(tx, { userId: caller.userId, videoId: id }, now);
  const marked = body.watched
    ? { ...row, isMarked: true, progress: 100, resumeAt: 0, updatedAt: now }
    : { ...row, isMarked: false, progress: 0, played: [], resumeAt: 0, updatedAt: now };
  await updateProgress(tx, marked);
  return toProgress(marked);
}

export async function progressRead(
  { db }: Deps,
  { caller, query }: Call<typeof routes.getPerformanceVideoProgress>,
) {
  const { performance_video_id: id, cursor, limit } = query;
  if (id !== undefined) {
    if (!(await findVideo(db, id))) throw new AppError('not_found');
    const row = await findProgress(db, caller.userId, id);
    return row ? toProgress(row) : untouched(id);
  }
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await listProgress(db, caller.userId, after, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(toProgress),
    next: last ? writeCursor({ time: last.updatedAt, id: last.videoId }) : null,
  };
}

export function toProgress({ videoId, resumeAt, played, progress }: ProgressRow): VideoProgress {
  return {
    performance_video_id: videoId,
    second: seconds(resumeAt),
    played: played.map(([from, to]) => [seconds(from), seconds(to)]),
    progress,
    completed: progress >= completedFrom,
  };
}

function untouched(id: VideoId): VideoProgress {
  return { performance_video_id: id, second: 0, played: [], progress: 0, completed: false };
}
