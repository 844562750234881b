import type { Endpoint } from '@stratum/contract/endpoint';
import { queryClient } from './query-client.ts';
import { callAny } from './route-call.ts';
import type { AnyInput } from './route-input.ts';

/** Asks for what a screen will read, unless it is known and fresh; a failure is the screen's to tell. */
export function prefetch(endpoint: Endpoint, input: AnyInput): void {
  void queryClient.prefetchQuery({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => callAny(endpoint, input, { signal }),
  });
}
