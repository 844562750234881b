import type { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { RouteReply } from '../shared/api/route-input.ts';

/** A group as its members find it in their list. */
export function listedGroup(
  id: GroupId,
): RouteReply<typeof groupEndpoints.listGroups>['items'][number] {
  return {
    id,
    name: 'Early risers',
    image: null,
    role: 'member',
    memberCount: 3,
    unreadCount: 0,
    lastMessage: null,
    named: [],
    muted: false,
  };
}

/** A message without words, with what matters to a test. */
export function messageOf(
  given: Pick<Message, 'id' | 'groupId' | 'senderId'> & Partial<Message>,
): Message {
  return {
    clientId: null,
    timetoken: '17640000000000000',
    type: 'text',
    body: null,
    attachment: null,
    replyTo: null,
    quote: null,
    mentions: [],
    reactions: [],
    pinned: false,
    editedAt: null,
    deletedAt: null,
    takenDown: false,
    data: null,
    ...given,
  };
}
