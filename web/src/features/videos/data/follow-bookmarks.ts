import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import type { VideoId } from '@stratum/contract/ids';
import type { Bookmark } from '@stratum/contract/library/video';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { patchPages, patchReply } from '../../../shared/api/optimistic.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { pagesFilters, routeFilters } from '../../../shared/api/route-query.ts';
import { followWrites } from '../../../shared/outbox/index.ts';
import { changeVideo } from './change-video.ts';

const { bookmarkVideo, deleteBookmarkVideo, getMoments, getSavedVideos, performanceVideoActivity } =
  videoEndpoints;

/** What saving a film waits as in the outbox, and what its moments do: in the order of their making. */
export const savedObject = (id: VideoId) => `video-saved/${id}`;
export const momentsObject = (id: VideoId) => `video-moments/${id}`;

/** Lists of what has been kept: what comes to them or leaves them is read again. */
function readListsAgain(): void {
  for (const reads of [
    pagesFilters(getSavedVideos),
    routeFilters(getMoments),
    routeFilters(performanceVideoActivity),
  ])
    void queryClient.invalidateQueries(reads);
}

/** Puts a moment where its film's have been read; its film tells the rest until they are read again. */
function addMoment({ performance_video_id, second, ...bookmark }: Bookmark): void {
  if (second === null) return;
  const film = { title: '', poster: '', posterDark: null };
  const createdAt = new Date().toISOString();
  const moment = { ...film, ...bookmark, performance_video_id, second, createdAt };
  const query = { performance_video_id, limit: momentsOfFilm };
  patchReply(getMoments, { query }, (list) => ({ ...list, items: [moment, ...list.items] })).apply(
    queryClient,
  );
}

/** Moments of one film at once: more than somebody makes of a minute. */
export const momentsOfFilm = 50;

followWrites(bookmarkVideo, {
  taken({ body: { performance_video_id, second } }, reply) {
    if (second === undefined) changeVideo(performance_video_id, saved(true));
    else addMoment(reply);
    readListsAgain();
  },
  refused: () => void invalidateAfter(bookmarkVideo),
});

followWrites(deleteBookmarkVideo, {
  taken({ query: { id, performance_video_id } = {} }) {
    if (performance_video_id !== undefined) changeVideo(performance_video_id, saved(false));
    if (id !== undefined) {
      const without = <Reply extends { readonly items: readonly { readonly id: string }[] }>(
        list: Reply,
      ) => ({ ...list, items: list.items.filter((moment) => moment.id !== id) });
      patchReply(getMoments, undefined, (list) => ('items' in list ? without(list) : list)).apply(
        queryClient,
      );
      patchPages(getMoments, without).apply(queryClient);
    }
    readListsAgain();
  },
  refused: () => void invalidateAfter(deleteBookmarkVideo),
});

const saved =
  (isSaved: boolean) =>
  <V extends { readonly saved: boolean }>(video: V): V => ({ ...video, saved: isSaved });
