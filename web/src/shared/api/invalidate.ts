import type { Endpoint } from '@stratum/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * Marks every read of these domains stale, in every language; those on screen are read again. For
 * what changes without a call of this page, such as an event of a live connection.
 */
export async function invalidateDomains(
  domains: readonly string[],
  client: QueryClient = queryClient,
): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ meta }) => meta?.domain !== undefined && domains.includes(meta.domain),
  });
}

/** The same for what a call has changed: its own domain, and those that its endpoint touches. */
export async function invalidateAfter(
  { domain, touches = [] }: Endpoint,
  client: QueryClient = queryClient,
): Promise<void> {
  await invalidateDomains([domain, ...touches], client);
}
