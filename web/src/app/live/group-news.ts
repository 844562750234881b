import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupEvent } from '@stratum/contract/group-events';
import type { GroupRole } from '@stratum/contract/group-rules';
import type { UserId } from '@stratum/contract/ids';
import { domainFilters } from '../../shared/api/invalidate.ts';
import { patchReply } from '../../shared/api/optimistic.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';
import { routeFilters } from '../../shared/api/route-query.ts';
import type { LiveChange } from '../../shared/live/live-change.ts';

const { listGroups, groupInfo, groupMembers, groupInvitations, groupLink } = groupEndpoints;
const { domain } = listGroups;

/** What is told of groups wherever their member is: what the list of groups and the header show. */
export type GroupNews = Extract<
  GroupEvent,
  { type: 'unread' | 'group_changed' | 'membership_ended' }
>;
type List = RouteReply<typeof listGroups>;

export function isGroupNews(event: { readonly type: string }): event is GroupNews {
  return news.has(event.type);
}

const news: ReadonlySet<string> = new Set<GroupNews['type']>([
  'unread',
  'group_changed',
  'membership_ended',
]);

/** What it changes in the replies kept here. */
export function changeByGroupNews(event: GroupNews, me: UserId): LiveChange {
  switch (event.type) {
    case 'unread': {
      const { groupId, unreadCount, lastMessage, named } = event;
      return { domain, patches: [inList(groupId, { unreadCount, lastMessage, named })] };
    }
    case 'group_changed':
      return changed(event, me);
    case 'membership_ended':
      return { domain, stale: [domainFilters(domain)] };
  }
}

function changed(
  { groupId, parts, group }: Extract<GroupNews, { type: 'group_changed' }>,
  me: UserId,
): LiveChange {
  const { name, image, memberCount, adminId } = group;
  const role: GroupRole = adminId === me ? 'admin' : 'member';
  const has = (part: (typeof parts)[number]) => parts.includes(part);
  return {
    domain,
    patches: [
      inList(groupId, { name, image, memberCount, role }),
      patchReply(groupInfo, { params: { ppauGroupId: groupId } }, (before) => ({
        ...before,
        ...group,
        role,
      })),
    ],
    stale: [
      ...(has('members') ? [routeFilters(groupMembers), routeFilters(listGroups)] : []),
      ...(has('invitations') ? [routeFilters(groupInvitations), routeFilters(groupLink)] : []),
      ...(has('settings') ? [routeFilters(groupInfo), routeFilters(listGroups)] : []),
    ],
  };
}

function inList(groupId: string, change: Partial<List['items'][number]>) {
  return patchReply(listGroups, {}, (list: List) => ({
    ...list,
    items: list.items.map((group) => (group.id === groupId ? { ...group, ...change } : group)),
  }));
}
