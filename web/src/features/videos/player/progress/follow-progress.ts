import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import type { VideoId } from '@stratum/contract/ids';
import { domainFilters, invalidateAfter } from '../../../../shared/api/invalidate.ts';
import { queryClient } from '../../../../shared/api/query-client.ts';
import type { RouteInput, RouteReply } from '../../../../shared/api/route-input.ts';
import { followWrites } from '../../../../shared/outbox/index.ts';
import { changeVideo } from '../../data/change-video.ts';

const { savePerformanceVideoProgress: saveProgress, videoWatched } = videoEndpoints;

/** What saves of a film wait as in the outbox, and its mark as watched: in the order of their making. */
export const progressObject = (id: VideoId) => `video-progress/${id}`;

/** Shows what a save has come to, without reading every list again each five seconds. */
export function takeProgress(
  { body: { performance_video_id: id, second } }: RouteInput<typeof saveProgress>,
  { progress, completed }: RouteReply<typeof saveProgress>,
): void {
  let isNewlyCompleted = false;
  changeVideo(id, (video) => {
    isNewlyCompleted ||= completed && !video.completed;
    return { ...video, progress, completed, second };
  });
  // Rings of modules and buckets: on other pages they are read when they are opened.
  void queryClient.invalidateQueries({
    ...domainFilters('performance'),
    refetchType: isNewlyCompleted ? 'active' : 'none',
  });
}

followWrites(saveProgress, {
  taken: takeProgress,
  refused: () => void invalidateAfter(saveProgress),
});
followWrites(videoWatched, {
  taken({ body }, { progress, completed, second }) {
    changeVideo(body.performance_video_id, (video) => ({ ...video, progress, completed, second }));
    void queryClient.invalidateQueries(domainFilters('performance'));
  },
  refused: () => void invalidateAfter(videoWatched),
});
