import type { CategorySlug } from '@stratum/contract/categories';
import { videoListEndpoints } from '@stratum/contract/endpoints/video-list';
import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import type { Bucket } from '@stratum/contract/library/buckets';
import { useRoutePages } from '../../../shared/api/pages.ts';
import { callRoute } from '../../../shared/api/route-call.ts';

const { getVideos } = videoListEndpoints;
const { getSavedVideos, watchHistory, getMoments } = videoEndpoints;

export interface VideoFilter {
  readonly search?: string | undefined;
  readonly categoryType?: CategorySlug | undefined;
  readonly traitId?: string | undefined;
  readonly bucket?: Bucket | undefined;
}

const first = undefined as string | undefined;

/** The films of the library that fit. */
export function useVideos(filter: VideoFilter) {
  return useRoutePages(getVideos, {
    first,
    read: (cursor, options) => callRoute(getVideos, { query: { ...filter, cursor } }, options),
    next: ({ next }) => next ?? undefined,
    of: JSON.stringify(filter),
  });
}

/** The saved films, the latest first. */
export function useSavedVideos() {
  return useRoutePages(getSavedVideos, {
    first,
    read: (cursor, options) => callRoute(getSavedVideos, { query: { cursor } }, options),
    next: ({ next }) => next ?? undefined,
  });
}

/** The moments of all films, the latest first. */
export function useAllMoments() {
  return useRoutePages(getMoments, {
    first,
    read: (cursor, options) => callRoute(getMoments, { query: { cursor } }, options),
    next: ({ next }) => next ?? undefined,
  });
}

/** What has been watched, the latest first, with the instant as each one's key. */
export function useWatchHistory() {
  return useRoutePages(watchHistory, {
    first,
    read: async (cursor, options) => {
      const page = await callRoute(watchHistory, { query: { cursor } }, options);
      const items = page.items.map((item) => ({
        ...item,
        id: `${item.viewedAt} ${item.video.id}`,
      }));
      return { ...page, items };
    },
    next: ({ next }) => next ?? undefined,
  });
}
