import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupId, UserId } from '@stratum/contract/ids';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { routeQuery } from '../../../shared/api/route-query.ts';
import { queryClient } from '../../../shared/session/query-cache.ts';

const { groupReadMarks, updateUnreadMessages } = chatEndpoints;
const { listGroups } = groupEndpoints;

/** Milliseconds between two moves of a mark. */
const pause = 800;

/** Up to where somebody has read a group. */
export async function readMarkOf(groupId: GroupId, userId: UserId): Promise<string> {
  const read = routeQuery(groupReadMarks, { params: { ppauGroupId: groupId } });
  const { items } = await queryClient.fetchQuery(read);
  return items.find((mark) => mark.userId === userId)?.timetoken ?? '0'.repeat(17);
}

/** What is unread in a group, as the list was told last. */
export function unreadIn(groupId: GroupId): number {
  const list = queryClient.getQueryData<RouteReply<typeof listGroups>>(
    routeQuery(listGroups).queryKey,
  );
  return list?.items.find(({ id }) => id === groupId)?.unreadCount ?? 0;
}

/** Tells the server up to where somebody has read, the latest place alone, one call at a time. */
export function createMarkMover(groupId: GroupId, userId: UserId) {
  let next: { timetoken: string; unread?: true } | null = null;
  let isMoving = false;

  async function run(): Promise<void> {
    isMoving = true;
    while (next) {
      const mark = next;
      next = null;
      const body = { ppauGroupId: groupId, ...mark };
      try {
        follow(await callRoute(updateUnreadMessages, { body }));
      } catch {
        // Without a network it is told with the next place that is seen, or when the group is opened.
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    isMoving = false;
  }

  function follow({ timetoken, unreadCount }: { timetoken: string; unreadCount: number }): void {
    patchReply(listGroups, {}, (reply) => ({
      ...reply,
      items: reply.items.map((group) => (group.id === groupId ? { ...group, unreadCount } : group)),
    })).apply(queryClient);
    patchReply(groupReadMarks, { params: { ppauGroupId: groupId } }, ({ items }) => ({
      items: items.map((mark) => (mark.userId === userId ? { ...mark, timetoken } : mark)),
    })).apply(queryClient);
  }

  return (timetoken: string, unread?: true): void => {
    next = unread ? { timetoken, unread } : { timetoken };
    if (!isMoving) void run();
  };
}
