import type { Endpoint } from '@stratum/contract/endpoint';
import type { Locale } from '@stratum/contract/locale';
import {
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import type { CallError } from './call-error.ts';
import { createIdempotencyKeys } from './idempotency.ts';
import { invalidateDomains } from './invalidate.ts';
import { applyOptimistic, type OptimisticChange, rollback, type Snapshot } from './optimistic.ts';
import { queryClient } from './query-client.ts';
import { submitRoute } from './route-call.ts';
import type { AnyInput, MutationInput, RouteInput, RouteReply, WithInput } from './route-input.ts';
import { anyRouteQuery, previousLanguageData } from './route-query.ts';

type ReadOptions<Data> = Pick<
  UseQueryOptions<Data, CallError>,
  | 'enabled'
  | 'gcTime'
  | 'placeholderData'
  | 'refetchInterval'
  | 'refetchOnWindowFocus'
  | 'staleTime'
>;

export function useRoute<E extends Endpoint>(
  endpoint: E,
  ...args: WithInput<E, ReadOptions<RouteReply<E>>>
): UseQueryResult<RouteReply<E>, CallError>;
export function useRoute(
  endpoint: Endpoint,
  input: AnyInput = {},
  options: ReadOptions<unknown> = {},
): UseQueryResult<unknown, CallError> {
  const locale = useLocale();
  return useQuery<unknown, CallError>({
    placeholderData: previousLanguageData(endpoint, input),
    ...anyRouteQuery(endpoint, input, locale),
    ...options,
  });
}

/** Asks for what a screen will read, unless it is known and fresh; a failure is the screen's to tell. */
export function prefetch(endpoint: Endpoint, input: AnyInput, locale: Locale): void {
  void queryClient.prefetchQuery(anyRouteQuery(endpoint, input, locale));
}

interface MutationOptions<E extends Endpoint> {
  /** What is shown while the call is under way, and put back where it fails. */
  readonly optimistic?: (input: RouteInput<E>) => readonly OptimisticChange[];
  /** Calls to the endpoint go out one after the other, in the order of their `mutate`. */
  readonly inOrder?: true;
}

/**
 * `mutate(input)`; a creating route gets an Idempotency-Key that a repetition keeps. Once answered,
 * what the call may have changed is read again, after a failure too: it may have come that far, or
 * failed because what is shown is old.
 */
export function useRouteMutation<E extends Endpoint>(
  endpoint: E,
  { optimistic, inOrder }: MutationOptions<E> = {},
): UseMutationResult<RouteReply<E>, CallError, MutationInput<E>> {
  const client = useQueryClient();
  const [keys] = useState(createIdempotencyKeys);
  const mutationKey = [endpoint.domain];
  // Of several writes the last one counts: an answer to a read between them knows but some.
  const isOnly = () => client.isMutating({ mutationKey }) === 1;
  return useMutation<RouteReply<E>, CallError, MutationInput<E>, Snapshot | undefined>({
    mutationKey,
    ...(inOrder && { scope: { id: endpoint.path } }),
    mutationFn: (input) =>
      submitRoute(
        endpoint,
        input,
        endpoint.idempotent ? { idempotencyKey: keys.keyFor(input) } : {},
      ),
    onMutate: async (input) =>
      optimistic && isGiven<RouteInput<E>>(input)
        ? applyOptimistic(client, optimistic(input))
        : undefined,
    onError: (_error, _input, before) => {
      if (before && isOnly()) rollback(client, before);
    },
    onSettled: (_, error) => {
      keys.settled(error);
      const { domain, touches = [] } = endpoint;
      void invalidateDomains(isOnly() ? [domain, ...touches] : touches, client);
    },
  });
}

function isGiven<Input>(input: Input | undefined | void): input is Input {
  return input !== undefined;
}
