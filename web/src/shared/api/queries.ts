import type { Reply, Route } from '@stratum/contract/route';
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
import type { AnyInput, MutationInput, RouteInput, WithInput } from './route-input.ts';

type ReadOptions<Data> = Pick<
  UseQueryOptions<Data, CallError>,
  'enabled' | 'staleTime' | 'placeholderData' | 'refetchInterval' | 'refetchOnWindowFocus'
>;
interface RouteQuery<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/** A read's key; without the input it matches the route's reads with any. */
export function routeKey<R extends Route>(route: R, input?: RouteInput<R>): QueryKey {
  return input === undefined ? [route.path] : [route.path, input];
}

/** A read's key and function, for loaders and prefetching. */
export function routeQuery<R extends Route>(
  route: R,
  ...args: WithInput<R, never>
): RouteQuery<Reply<R>>;
export function routeQuery(route: Route, input: AnyInput = {}): RouteQuery<unknown> {
  return readOf(route, input);
}

function readOf(route: Route, input: AnyInput): RouteQuery<unknown> {
  return {
    queryKey: [route.path, input],
    queryFn: ({ signal }) => callAny(route, input, { signal }),
  };
}

export function useRoute<R extends Route>(
  route: R,
  ...args: WithInput<R, ReadOptions<Reply<R>>>
): UseQueryResult<Reply<R>, CallError>;
export function useRoute(
  route: Route,
  input: AnyInput = {},
  options: ReadOptions<unknown> = {},
): UseQueryResult<unknown, CallError> {
  return useQuery({ ...options, ...readOf(route, input) });
}

/** `mutate(input)`; a creating route gets an Idempotency-Key that a repetition keeps. */
export function useRouteMutation<R extends Route>(
  route: R,
): UseMutationResult<Reply<R>, CallError, MutationInput<R>> {
  const [keys] = useState(submissionKeys);
  return useMutation<Reply<R>, CallError, MutationInput<R>>({
    mutationFn: (input) =>
      submitRoute(route, input, route.idempotent ? { idempotencyKey: keys.keyFor(input) } : {}),
    onSettled: (_, error) => keys.settled(error),
  });
}
