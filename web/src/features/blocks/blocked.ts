import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import type { UserId } from '@stratum/contract/ids';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRoute } from '../../shared/api/queries.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';
import { routeQuery } from '../../shared/api/route-query.ts';

const { blockedPeople } = blockEndpoints;

type Reply = RouteReply<typeof blockedPeople>;

/** Whom the reader has blocked: what they write is folded, and counts as nothing unread. */
export function useBlocked(): ReadonlySet<UserId> {
  const { data } = useRoute(blockedPeople);
  return useMemo(() => idsOf(data), [data]);
}

/** The same outside of components, as it was read last. */
export function knownBlocked(client: QueryClient): ReadonlySet<UserId> {
  return idsOf(client.getQueryData<Reply>(routeQuery(blockedPeople).queryKey));
}

/** Has them known; without a network, as they were read last. */
export async function readBlocked(client: QueryClient): Promise<void> {
  await client.ensureQueryData(routeQuery(blockedPeople)).catch(() => undefined);
}

function idsOf(reply: Reply | undefined): ReadonlySet<UserId> {
  return reply ? new Set(reply.items.map(({ userId }) => userId)) : nobody;
}

const nobody: ReadonlySet<UserId> = new Set();
