import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { sharedItemEndpoints } from '@stratum/contract/endpoints/shared-items';
import type { GroupEvent } from '@stratum/contract/group-events';
import type { GroupId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { fileMessageTypes, systemTypes } from '@stratum/contract/message-words';
import { namedBy } from '@stratum/contract/named-by';
import type { QueryClient } from '@tanstack/react-query';
import { domainFilters } from '../../../shared/api/invalidate.ts';
import { type OptimisticChange, patchReply } from '../../../shared/api/optimistic.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { routeFilters } from '../../../shared/api/route-query.ts';
import { applyLiveChange, type LiveChange } from '../../../shared/live/live-change.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { knownBlocked } from '../../blocks/index.ts';
import { knownMembers } from '../../groups/index.ts';
import { isCounted, type Reader } from './counted.ts';

const { listGroups } = groupEndpoints;
const { domain: sharedItems } = sharedItemEndpoints.sharedPersonalStuff;
const { groupReadMarks, pinnedMessages, groupMedia, searchMessages } = chatEndpoints;

type ListedGroup = RouteReply<typeof listGroups>['items'][number];
type Marks = RouteReply<typeof groupReadMarks>;

/** Has the replies kept here say what fetching them anew would, after what was told of a group. */
export function applyGroupEvents(
  client: QueryClient,
  groupId: GroupId,
  events: readonly GroupEvent[],
): void {
  for (const change of changesOf(client, groupId, events)) applyLiveChange(client, change);
}

function changesOf(
  client: QueryClient,
  groupId: GroupId,
  events: readonly GroupEvent[],
): LiveChange[] {
  const changes: LiveChange[] = [];
  const written = messagesOf(events, 'message');
  const changed = messagesOf(events, 'message_changed');
  const marks = events.filter((event) => event.type === 'read');
  if (marks.length > 0) changes.push({ domain: 'chat', patches: [marksMoved(groupId, marks)] });
  if (written.length + changed.length > 0) changes.push(inList(client, groupId, written, changed));
  const others = [
    ...(changed.length > 0 ? [pinnedMessages, searchMessages] : []),
    ...(written.some(isShared) || changed.some(isRewritten) ? [groupMedia] : []),
  ];
  if (others.length > 0) changes.push({ domain: 'chat', stale: [readsOf(groupId, ...others)] });
  // Whoever looks at what is taken back sees that it is.
  if (changed.some(({ type }) => type === 'shared_item'))
    changes.push({ domain: sharedItems, stale: [domainFilters(sharedItems)] });
  const hasLeft = events.some((event) => event.type === 'membership_ended');
  if (hasLeft) changes.push({ domain: 'groups', stale: [routeFilters(listGroups)] });
  return changes;
}

/** Whether it stands among what was shared with the group. */
function isShared({ type, body }: Message): boolean {
  return fileMessageTypes.some((each) => each === type) || /https?:\/\//.test(body ?? '');
}

/** Whether it is not what it was among those; reactions and pins do not stand there. */
function isRewritten({ editedAt, deletedAt }: Message): boolean {
  return editedAt !== null || deletedAt !== null;
}

function messagesOf(events: readonly GroupEvent[], type: 'message' | 'message_changed'): Message[] {
  return events.flatMap((event) => (event.type === type ? event.message : []));
}

/** The group among those of the reader: its newest message, and what is unread. */
function inList(
  client: QueryClient,
  groupId: GroupId,
  written: readonly Message[],
  changed: readonly Message[],
): LiveChange {
  const me = appStore.getState().authData.userData?.id;
  const patch = (group: ListedGroup) =>
    me === undefined || group.id !== groupId
      ? group
      : withNames(
          withMessages(group, { me, blocked: knownBlocked(client) }, written, changed),
          knownMembers(client, groupId),
        );
  const patches = [
    patchReply(listGroups, {}, ({ items, ...reply }) => ({ ...reply, items: items.map(patch) })),
  ];
  // Who joins or leaves changes the members, the admin, and how many there are.
  const isAboutMembers = written.some(({ type }) => systemTypes.some((one) => one === type));
  // What is deleted is unread no longer.
  const isRecount = changed.some(({ deletedAt }) => deletedAt !== null);
  const stale = [
    ...(isAboutMembers ? [domainFilters('groups')] : []),
    ...(isRecount ? [routeFilters(listGroups)] : []),
  ];
  return { domain: 'groups', patches, stale };
}

/** With those named whom the last message is by or about: members who were read, or named before. */
function withNames(group: ListedGroup, members: Readonly<ListedGroup['named']>): ListedGroup {
  const ids = group.lastMessage ? namedBy(group.lastMessage) : [];
  const known = [...members, ...group.named];
  const named = ids.flatMap((id) => {
    const person = known.find(({ userId }) => userId === id);
    return person ? { userId: id, first_name: person.first_name } : [];
  });
  return { ...group, named };
}

function withMessages(
  group: ListedGroup,
  reader: Reader,
  written: readonly Message[],
  changed: readonly Message[],
): ListedGroup {
  const last = group.lastMessage?.timetoken ?? '';
  // What the list was read with has been counted.
  const fresh = written.filter(({ timetoken }) => timetoken > last);
  const counted = fresh.filter((message) => isCounted(message, reader)).length;
  const newest = fresh.at(-1) ?? group.lastMessage;
  const lastMessage = changed.findLast(({ id }) => id === newest?.id) ?? newest;
  return { ...group, lastMessage, unreadCount: group.unreadCount + counted };
}

function marksMoved(
  groupId: GroupId,
  events: readonly Extract<GroupEvent, { type: 'read' }>[],
): OptimisticChange {
  const moved = new Map(events.map(({ userId, timetoken }) => [userId, timetoken]));
  return patchReply(groupReadMarks, { params: { ppauGroupId: groupId } }, ({ items }: Marks) => ({
    items: items.map((mark) => ({ ...mark, timetoken: moved.get(mark.userId) ?? mark.timetoken })),
  }));
}

function readsOf(groupId: GroupId, ...endpoints: readonly { readonly path: string }[]) {
  const paths = new Set(endpoints.map(({ path }) => path));
  return {
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      paths.has(String(queryKey[1])) && JSON.stringify(queryKey).includes(groupId),
  };
}
