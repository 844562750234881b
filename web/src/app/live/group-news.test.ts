import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { groupIdSchema, userIdSchema } from '@stratum/contract/ids';
import { expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';
import { routeQuery } from '../../shared/api/route-query.ts';
import { applyLiveChange } from '../../shared/live/live-change.ts';
import { ada } from '../../testing/ada.ts';
import type { Read } from '../../testing/event-equals-refetch.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { changeByGroupNews, type GroupNews } from './group-news.ts';

const { listGroups, groupInfo } = groupEndpoints;
type Listed = RouteReply<typeof listGroups>['items'][number];
type Group = RouteReply<typeof groupInfo>;

const server = fakeApi();
const groupId = groupIdSchema.parse('01990000-0000-7000-8000-0000000000e1');
const bruno = userIdSchema.parse('01990000-0000-7000-8000-000000000002');
const facts = {
  name: 'Early risers',
  image: null,
  rules: null,
  timeZone: 'Europe/London',
  adminId: bruno,
  memberCount: 3,
};
const at = '2026-11-01T08:00:00.000Z';

const listed = (change: Partial<Listed> = {}) =>
  answering(listGroups, {
    items: [
      {
        id: groupId,
        name: facts.name,
        image: null,
        role: 'member',
        memberCount: 3,
        unreadCount: 1,
        lastMessage: null,
        named: [],
        muted: false,
        ...change,
      },
    ],
    next: null,
    invitations: [],
  });
const info = (change: Partial<Group> = {}) =>
  answering(groupInfo, {
    ...facts,
    id: groupId,
    role: 'member',
    createdAt: at,
    joinedAt: at,
    share: false,
    level: 'mentions',
    mutedUntil: null,
    ...change,
  });
const nothing = answering(listGroups, { items: [], next: null, invitations: [] });
const handedOver = { name: 'Late risers', memberCount: 2, role: 'admin' } as const;

test.each<[string, GroupNews, readonly [ReturnType<typeof listed>, ReturnType<typeof info>]]>([
  [
    'what is unread',
    { type: 'unread', groupId, unreadCount: 4, lastMessage: null, named: [] },
    [listed({ unreadCount: 4 }), info()],
  ],
  [
    'a group of another name that is now one’s own',
    {
      type: 'group_changed',
      groupId,
      parts: ['facts', 'members'],
      group: { ...facts, name: 'Late risers', memberCount: 2, adminId: ada.id },
    },
    [listed(handedOver), info({ ...handedOver, adminId: ada.id })],
  ],
  [
    'one’s own settings, made on another device',
    { type: 'group_changed', groupId, parts: ['settings'], group: facts },
    [listed({ muted: true }), info({ level: 'all', mutedUntil: at })],
  ],
  [
    'a group that one is in no longer',
    { type: 'membership_ended', groupId, reason: 'removed' },
    [nothing, info()],
  ],
])('news of %s equal reading anew', async (_, event, after) => {
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  const reads: readonly Read[] = [
    routeQuery(listGroups),
    routeQuery(groupInfo, { params: { ppauGroupId: groupId } }),
  ];
  server.now(listed(), info());
  for (const read of reads) await client.fetchQuery(read);

  server.now(...after);
  applyLiveChange(client, changeByGroupNews(event, ada.id));
  const isStale = ({ queryKey }: Read) => client.getQueryState(queryKey)?.isInvalidated ?? false;
  for (const read of reads) {
    if (isStale(read)) await client.fetchQuery({ ...read, staleTime: 0 });
    const anew = await createQueryClient().fetchQuery(read);
    expect(client.getQueryData(read.queryKey)).toEqual(anew);
  }
});
