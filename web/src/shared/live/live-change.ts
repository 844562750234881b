import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { readAgain } from '../api/invalidate.ts';
import type { OptimisticChange } from '../api/optimistic.ts';

/** What an event changes in the replies kept here. */
export interface LiveChange {
  /** Whose reads these are. */
  readonly domain: string;
  /** What it says itself, shown without a call. */
  readonly patches?: readonly OptimisticChange[];
  /** The reads that change with it in ways it does not say. */
  readonly stale?: readonly QueryFilters[];
}

/**
 * Has the replies kept here say what fetching them anew would. A write of the domain that is under
 * way is left alone: it shows more than the event knows, and reads all of it again at its end.
 */
export function applyLiveChange(client: QueryClient, change: LiveChange): void {
  const { domain, patches = [], stale = [] } = change;
  if (client.isMutating({ mutationKey: [domain] }) > 0) return;
  for (const { reads, apply } of patches) {
    apply(client);
    // An answer on its way may be from before the event.
    readAgain(client, { ...reads, fetchStatus: 'fetching' });
  }
  for (const reads of stale) readAgain(client, reads);
}
