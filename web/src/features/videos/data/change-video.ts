import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { videoListEndpoints } from '@stratum/contract/endpoints/video-list';
import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import type { Video } from '@stratum/contract/library/video';
import { domainFilters, readAgain } from '../../../shared/api/invalidate.ts';
import { patchPages, patchReply } from '../../../shared/api/optimistic.ts';
import { queryClient } from '../../../shared/api/query-client.ts';

type Change = (video: Video) => Video;

/** Changes a film in every list that has been read. */
export function changeVideo(id: string, change: Change): void {
  const one: Change = (video) => (video.id === id ? change(video) : video);
  const inList = <Reply extends { readonly items: readonly Video[] }>(reply: Reply) => ({
    ...reply,
    items: reply.items.map(one),
  });
  const changes = [
    patchReply(videoListEndpoints.getVideos, undefined, (reply) =>
      // Lists that are read page by page stand under the same path.
      'items' in reply ? inList(reply) : reply,
    ),
    patchPages(videoListEndpoints.getVideos, inList),
    patchPages(videoEndpoints.getSavedVideos, inList),
    patchPages(videoEndpoints.watchHistory, (page) => ({
      ...page,
      items: page.items.map((item) => ({ ...item, video: one(item.video) })),
    })),
    patchReply(performanceEndpoints.getPerformance, undefined, (reply) => ({
      ...reply,
      recommended: reply.recommended.map((lesson) => ({
        ...lesson,
        video: lesson.video && one(lesson.video),
      })),
      continueWatching: reply.continueWatching.map(one),
    })),
  ];
  for (const { apply } of changes) apply(queryClient);
  // An answer that is on its way may be from before the change.
  readAgain(queryClient, {
    ...domainFilters('videos', 'performance'),
    fetchStatus: 'fetching',
  });
}
