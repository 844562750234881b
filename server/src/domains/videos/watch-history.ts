import type { videoRoutes as routes } from '@stratum/contract/videos';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import type { Deps } from './deps.ts';
import { toVideos } from './to-video.ts';
import { clearHistory, isHistoryKept, keepHistory, listViews } from './views-store.ts';

export async function watchHistory(
  { db, storage }: Deps,
  { caller, query, locale }: Call<typeof routes.watchHistory>,
) {
  const { userId } = caller;
  const { cursor, limit } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await listViews(db, userId, after, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const videos = new Map(
    (
      await toVideos(
        { tx: db, storage },
        page.map(({ video }) => video),
        { userId, locale },
      )
    ).map((video) => [video.id, video]),
  );
  return {
    kept: await isHistoryKept(db, userId),
    items: page.flatMap(({ viewedAt, video: { id } }) => {
      const video = videos.get(id);
      return video ? [{ viewedAt: viewedAt.toISOString(), video }] : [];
    }),
    next: last ? writeCursor({ time: last.viewedAt, id: last.video.id }) : null,
  };
}

export async function changeWatchHistory({
  caller,
  body,
  tx,
}: Call<typeof routes.changeWatchHistory>) {
  await keepHistory(tx, caller.userId, body.kept);
  return body;
}

export async function clearWatchHistory(
  deps: Deps,
  { caller, tx }: Call<typeof routes.clearWatchHistory>,
) {
  await clearHistory(tx, caller.userId, todayOf(deps, caller));
  return { kept: await isHistoryKept(tx, caller.userId) };
}
