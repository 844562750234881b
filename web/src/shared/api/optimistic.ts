import type { Endpoint } from '@stratum/contract/endpoint';
import type { InfiniteData, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';
import type { RouteInput, RouteReply } from './route-input.ts';
import { pagesFilters, routeFilters } from './route-query.ts';

/** What a write will have changed in the replies kept here. */
export interface OptimisticChange {
  readonly reads: QueryFilters;
  readonly apply: (client: QueryClient) => void;
}

/** Changes a read's reply; without the input the replies to any. */
export function patchReply<E extends Endpoint>(
  endpoint: E,
  input: RouteInput<E> | undefined,
  change: (reply: RouteReply<E>) => RouteReply<E>,
): OptimisticChange {
  const reads = routeFilters(endpoint, input);
  return {
    reads,
    apply: (client) =>
      client.setQueriesData<RouteReply<E>>(reads, (known) =>
        known === undefined ? undefined : change(known),
      ),
  };
}

/** Changes each page of a list that is read page by page. */
export function patchPages<E extends Endpoint>(
  endpoint: E,
  change: (page: RouteReply<E>) => RouteReply<E>,
): OptimisticChange {
  const reads = pagesFilters(endpoint);
  return {
    reads,
    apply: (client) =>
      client.setQueriesData<InfiniteData<RouteReply<E>>>(
        reads,
        (known) => known && { ...known, pages: known.pages.map(change) },
      ),
  };
}

export type Snapshot = readonly (readonly [QueryKey, unknown])[];

/** Shows the changes before the call is answered. @returns what stood there before */
export async function applyOptimistic(
  client: QueryClient,
  changes: readonly OptimisticChange[],
): Promise<Snapshot> {
  // A reply on its way is from before the write.
  await Promise.all(changes.map(({ reads }) => client.cancelQueries(reads)));
  const before = changes.flatMap(({ reads }) => client.getQueriesData(reads));
  for (const { apply } of changes) apply(client);
  return before;
}

export function rollback(client: QueryClient, before: Snapshot): void {
  for (const [queryKey, data] of before) client.setQueryData(queryKey, data);
}
