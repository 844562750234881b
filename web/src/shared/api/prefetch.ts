import type { Endpoint } from '@stratum/contract/endpoint';
import type { Locale } from '@stratum/contract/locale';
import { queryClient } from './query-client.ts';
import type { AnyInput } from './route-input.ts';
import { anyRouteQuery } from './route-query.ts';

/** Asks for what a screen will read, unless it is known and fresh; a failure is the screen's to tell. */
export function prefetch(endpoint: Endpoint, input: AnyInput, locale: Locale): void {
  void queryClient.prefetchQuery(anyRouteQuery(endpoint, input, locale));
}
