import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { useMemo } from 'react';
import { useRoute } from '../../../shared/api/queries.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';

export type ListedGroup = RouteReply<typeof groupEndpoints.listGroups>['items'][number];

/** §3, mainChatData: the reader's groups with their last messages and what is unread, newest first. */
export function useMainChatData() {
  const read = useRoute(groupEndpoints.listGroups);
  const groups = useMemo(() => read.data?.items.toSorted(byNewest), [read.data]);
  return { read, groups, unread: groups?.reduce((sum, group) => sum + group.unreadCount, 0) ?? 0 };
}

/** A group in which nothing was written yet stands by when it was made, which its id tells. */
function byNewest(one: ListedGroup, other: ListedGroup): number {
  return instantOf(other) - instantOf(one);
}

function instantOf({ id, lastMessage }: ListedGroup): number {
  if (lastMessage) return Number(lastMessage.timetoken) / 10_000;
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
