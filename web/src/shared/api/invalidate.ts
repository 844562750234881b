import type { Endpoint } from '@stratum/contract/endpoint';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Matches every read of these domains, in every language. */
export function domainFilters(...domains: readonly string[]): QueryFilters {
  return { predicate: ({ meta }) => meta?.domain !== undefined && domains.includes(meta.domain) };
}

/**
 * Marks every read of these domains stale, in every language; those on screen are read again. For
 * what changes without a call of this page, such as an event of a live connection.
 */
export async function invalidateDomains(
  domains: readonly string[],
  client: QueryClient = queryClient,
): Promise<void> {
  await client.invalidateQueries(domainFilters(...domains));
}

/** The same for what a call has changed: its own domain, and those that its endpoint touches. */
export async function invalidateAfter(
  { domain, touches = [] }: Endpoint,
  client: QueryClient = queryClient,
): Promise<void> {
  await invalidateDomains([domain, ...touches], client);
}

/**
 * Marks these reads stale, and reads again what is on screen of them. An answer that is on its way
 * may be too old: it is called off, and the first one of a read is followed by another.
 */
export function readAgain(client: QueryClient, reads: QueryFilters): void {
  const onTheirWay = client.getQueryCache().findAll({ ...reads, fetchStatus: 'fetching' });
  for (const { state, promise, queryKey } of onTheirWay) {
    if (state.data !== undefined) continue;
    const again = () => client.invalidateQueries({ queryKey, exact: true });
    promise?.then(again, () => undefined);
  }
  void client.invalidateQueries(reads);
}
