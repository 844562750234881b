import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import type { VideoId } from '@stratum/contract/ids';
import { queryClient } from '../../../shared/api/query-client.ts';
import { submitRoute } from '../../../shared/api/route-call.ts';
import { pagesFilters } from '../../../shared/api/route-query.ts';

const { viewVideo, watchHistory } = videoEndpoints;

/** Notes that a film is being watched; what it is watched for goes on where that fails. */
export async function noteView(id: VideoId): Promise<void> {
  await submitRoute(viewVideo, { body: { performance_video_id: id } }).then(
    () => queryClient.invalidateQueries(pagesFilters(watchHistory)),
    () => undefined,
  );
}
