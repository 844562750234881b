import { libraryAdministrationEndpoints as endpoints } from '@stratum/contract/endpoints/library-administration';
import type {
  AdministeredModule,
  AdministeredVideo,
} from '@stratum/contract/library/administration';
import { useEffect } from 'react';
import { useRoutePages } from '../../../shared/api/pages.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';

/** Every film and module, hidden ones too: a module names its films, and a film is looked for in all. */
export function useLibrary() {
  const videos = useRoutePages<
    AdministeredVideo,
    RouteReply<typeof endpoints.administeredVideos>,
    AdministeredVideo['id'] | undefined
  >(endpoints.administeredVideos, {
    first: undefined,
    read: (cursor, options) =>
      callRoute(endpoints.administeredVideos, { query: { cursor, limit: 50 } }, options),
    // It is the id of the last film of the page.
    next: ({ next }) => (next ?? undefined) as AdministeredVideo['id'] | undefined,
  });
  const modules = useRoutePages<
    AdministeredModule,
    RouteReply<typeof endpoints.administeredModules>,
    string | undefined
  >(endpoints.administeredModules, {
    first: undefined,
    read: (cursor, options) =>
      callRoute(endpoints.administeredModules, { query: { cursor } }, options),
    next: ({ next }) => next ?? undefined,
  });
  useReadOn(videos.list);
  useReadOn(modules.list);
  return {
    reads: [wholeOf(videos.list), wholeOf(modules.list)],
    films: videos.items ?? [],
    modules: modules.items ?? [],
  };
}

interface PagedList {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

function useReadOn({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: PagedList) {
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}

/** Read once its last page is. */
function wholeOf<List extends PagedList & { readonly data: unknown }>(list: List) {
  return { ...list, data: list.hasNextPage ? undefined : list.data };
}
