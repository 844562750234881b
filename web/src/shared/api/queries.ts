import type { Endpoint } from '@stratum/contract/endpoint';
import {
  type QueryKey,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { CallError } from './call-error.ts';
import { submissionKeys } from './idempotency.ts';
import { callAny, submitRoute } from './route-call.ts';
import type { AnyInput, MutationInput, RouteInput, RouteReply, WithInput } from './route-input.ts';

type ReadOptions<Data> = Pick<
  UseQueryOptions<Data, CallError>,
  'enabled' | 'staleTime' | 'placeholderData' | 'refetchInterval' | 'refetchOnWindowFocus'
>;
interface RouteQuery<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/** A read's key; without the input it matches the route's reads with any. */
export function routeKey<E extends Endpoint>(endpoint: E, input?: RouteInput<E>): QueryKey {
  return input === undefined ? [endpoint.path] : [endpoint.path, input];
}

/** A read's key and function, for loaders and prefetching. */
export function routeQuery<E extends Endpoint>(
  endpoint: E,
  ...args: WithInput<E, never>
): RouteQuery<RouteReply<E>>;
export function routeQuery(endpoint: Endpoint, input: AnyInput = {}): RouteQuery<unknown> {
  return readOf(endpoint, input);
}

function readOf(endpoint: Endpoint, input: AnyInput): RouteQuery<unknown> {
  return {
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => callAny(endpoint, input, { signal }),
  };
}

export function useRoute<E extends Endpoint>(
  endpoint: E,
  ...args: WithInput<E, ReadOptions<RouteReply<E>>>
): UseQueryResult<RouteReply<E>, CallError>;
export function useRoute(
  endpoint: Endpoint,
  input: AnyInput = {},
  options: ReadOptions<unknown> = {},
): UseQueryResult<unknown, CallError> {
  return useQuery({ ...options, ...readOf(endpoint, input) });
}

/** `mutate(input)`; a creating route gets an Idempotency-Key that a repetition keeps. */
export function useRouteMutation<E extends Endpoint>(
  endpoint: E,
): UseMutationResult<RouteReply<E>, CallError, MutationInput<E>> {
  const [keys] = useState(submissionKeys);
  return useMutation<RouteReply<E>, CallError, MutationInput<E>>({
    mutationFn: (input) =>
      submitRoute(
        endpoint,
        input,
        endpoint.idempotent ? { idempotencyKey: keys.keyFor(input) } : {},
      ),
    onSettled: (_, error) => keys.settled(error),
  });
}
