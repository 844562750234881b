import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupEvent } from '@stratum/contract/group-events';
import type { Message } from '@stratum/contract/message';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { routeQuery } from '../../../shared/api/route-query.ts';
import { appStore, initialState, setSession } from '../../../shared/state/app-store.ts';
import { ada, adaSignedIn } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { bruno } from '../bodies/messages.fixture.ts';
import { groupId, messageAt } from '../chat.fixture.ts';
import { applyGroupEvents } from './group-changes.ts';

const { listGroups, groupMembers } = groupEndpoints;
const { groupReadMarks, groupMedia } = chatEndpoints;
const server = fakeApi();
const list = routeQuery(listGroups);
const membersKey = ['en', groupMembers.path, 'all', groupId];
const marks = routeQuery(groupReadMarks, { params: { ppauGroupId: groupId } });

beforeEach(() => setSession({ userData: adaSignedIn, assignedCategories: [] }));
afterEach(() => appStore.setState(initialState, true));

const brunoNamed = { userId: bruno, first_name: 'Bruno' };
const adaNamed = { userId: ada.id, first_name: ada.first_name };
const listed = (lastMessage: Message, unreadCount: number, named = [brunoNamed]) =>
  answering(listGroups, {
    items: [
      {
        id: groupId,
        name: 'Early risers',
        image: null,
        role: 'member',
        memberCount: 3,
        unreadCount,
        lastMessage,
        named,
        muted: false,
      },
    ],
    next: null,
    invitations: [],
  });
const write = (message: Message): GroupEvent => ({ type: 'message', groupId, message });
const change = (message: Message): GroupEvent => ({ type: 'message_changed', groupId, message });

const [first, second, own] = [
  messageAt(0, { senderId: bruno }),
  messageAt(1, { senderId: bruno }),
  messageAt(2, { senderId: ada.id }),
];
const edited = { ...first, body: 'Changed', editedAt: '2026-11-22T12:00:00.000Z' };

test.each([
  ['others’ messages are counted', [write(second), write(own)], listed(own, 2, [adaNamed])],
  ['what the list was read with is not counted again', [write(first)], listed(first, 1)],
  ['the newest one is shown as it is now', [change(edited)], listed(edited, 1)],
  ['an older one that changes leaves it', [write(second), change(edited)], listed(second, 2)],
])('in the list of groups, %s, without a call', async (_, events, after) => {
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  server.now(listed(first, 1));
  await client.fetchQuery(list);
  client.setQueryData(membersKey, [brunoNamed, adaNamed]);
  applyGroupEvents(client, groupId, events);
  const known = client.getQueryData(list.queryKey);
  expect(server.sent(listGroups)).toHaveLength(1);
  server.now(after);
  expect(known).toEqual(await createQueryClient().fetchQuery(list));
});

test('what was shared is read anew where it may be other messages, and for no reaction', () => {
  const photo = messageAt(4, { senderId: bruno, type: 'image' });
  const reaction = { emoji: '👍', userIds: [bruno] };
  const isReadAnew = (event: GroupEvent) => {
    const client = createQueryClient();
    onTestFinished(() => client.clear());
    const key = ['en', groupMedia.path, 'all', `${groupId} media`];
    client.setQueryData(key, { pages: [] });
    applyGroupEvents(client, groupId, [event]);
    return client.getQueryState(key)?.isInvalidated;
  };
  const told = [
    write(second),
    write(photo),
    change({ ...photo, reactions: [reaction] }),
    change(edited),
  ];
  expect(told.map(isReadAnew)).toEqual([false, true, false, true]);
});

test('marks that move are those of the call', async () => {
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  const { timetoken } = second;
  const marked = (place: string) =>
    answering(groupReadMarks, {
      items: [
        { userId: bruno, timetoken: place },
        { userId: ada.id, timetoken: first.timetoken },
      ],
    });
  server.now(marked(first.timetoken));
  await client.fetchQuery(marks);
  applyGroupEvents(client, groupId, [{ type: 'read', groupId, userId: bruno, timetoken }]);
  const known = client.getQueryData(marks.queryKey);
  server.now(marked(timetoken));
  expect(known).toEqual(await createQueryClient().fetchQuery(marks));
});
