import { chatRoutes } from '@stratum/contract/chat';
import { groupRoutes } from '@stratum/contract/groups';
import type { ServerFrame } from '@stratum/contract/socket';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { connectLive } from '../../../test/live-client.ts';
import { sendText } from '../../../test/send-text.ts';
import { twoInGroup } from '../../../test/two-in-group.ts';

const on = await openTestApp();
afterAll(() => on.close());
const url = await on.app.listen({ host: '127.0.0.1', port: 0 });

const listOf = async (person: SignedInUser) =>
  dataOf(await person.call(groupRoutes.listGroups)).items;
type Listed = Awaited<ReturnType<typeof listOf>>;

/** What a client that follows no group makes of a frame in its list of groups. */
function applied(person: SignedInUser, list: Listed, frame: ServerFrame): Listed {
  const changed = (change: (group: Listed[number]) => Listed[number]) =>
    list.map((group) => ('groupId' in frame && group.id === frame.groupId ? change(group) : group));
  if (frame.type === 'unread') {
    const { unreadCount, lastMessage, named } = frame;
    return changed((group) => ({ ...group, unreadCount, lastMessage, named }));
  }
  if (frame.type === 'group_changed') {
    const { name, image, memberCount, adminId } = frame.group;
    const role = adminId === person.id ? 'admin' : 'member';
    return changed((group) => ({ ...group, name, image, memberCount, role }));
  }
  if (frame.type === 'membership_ended') return list.filter(({ id }) => id !== frame.groupId);
  return list;
}

/** Holds the list after a change's frames against fetching anew; nothing is resumed. */
async function framesEqualRefetch(person: SignedInUser, change: () => Promise<unknown>) {
  const client = await connectLive(url, person.token);
  const before = await listOf(person);
  await change();
  const after = await listOf(person);
  expect(after).not.toEqual(before);
  const shown = () => client.frames.reduce((list, each) => applied(person, list, each), before);
  await expect.poll(shown).toEqual(after);
  client.socket.close();
  return client.frames;
}

it('what is written, deleted and read shows in a list of groups that follows none of them', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  on.clock.advance(1_000);
  await framesEqualRefetch(bruno, () => sendText(ada, ppauGroupId, 'one'));
  const two = await sendText(ada, ppauGroupId, 'two');
  const params = { ppauGroupId, messageId: two.id };
  await framesEqualRefetch(bruno, () => ada.call(chatRoutes.deleteMessage, { params }));
  const body = { ppauGroupId, timetoken: two.timetoken };
  await framesEqualRefetch(bruno, () => bruno.call(chatRoutes.updateUnreadMessages, { body }));
});

it('name, picture, members and admin show there, and a removal ends it all', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const named = { ppauGroupId, name: 'Later risers', image: await ada.picture() };
  await framesEqualRefetch(bruno, () => ada.call(groupRoutes.updateGroup, { body: named }));
  const to = { ppauGroupId, userId: bruno.id };
  await framesEqualRefetch(bruno, () => ada.call(groupRoutes.changeGroupAdmin, { body: to }));
  const leave = { ppauGroupId };
  await framesEqualRefetch(bruno, () => ada.call(groupRoutes.removeLeaveGroup, { body: leave }));
  const ended = await framesEqualRefetch(bruno, () =>
    bruno.call(groupRoutes.deleteGroup, { params: { ppauGroupId } }),
  );
  expect(ended.filter(({ type }) => type === 'membership_ended')).toHaveLength(1);
});

it('nothing reaches who was removed, though their connection followed nothing', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const remove = { body: { ppauGroupId, userId: bruno.id } };
  const client = await connectLive(url, bruno.token);
  const stays = await connectLive(url, ada.token);
  await ada.call(groupRoutes.removeLeaveGroup, remove);
  expect(await client.next('membership_ended')).toMatchObject({ reason: 'removed' });
  await ada.call(groupRoutes.updateGroup, { body: { ppauGroupId, name: 'Without Bruno' } });
  const isTold = ({ frames }: typeof stays) =>
    frames.some((each) => each.type === 'group_changed' && each.group.name === 'Without Bruno');
  await expect.poll(() => isTold(stays)).toBe(true);
  expect(isTold(client)).toBe(false);
});

it('settings are told to their member, invitations to the admin, and what is shared to all', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const [admins, members] = [
    await connectLive(url, ada.token),
    await connectLive(url, bruno.token),
  ];
  const partsOf = ({ frames }: typeof admins) => [
    ...new Set(frames.flatMap((each) => (each.type === 'group_changed' ? each.parts : []))),
  ];
  const level = { ppauGroupId, level: 'nothing' } as const;
  await bruno.call(groupRoutes.changeGroupNotifications, { body: level });
  await expect.poll(() => partsOf(members)).toEqual(['settings']);
  const emails = { ppauGroupId, emails: ['newcomer@example.org'] };
  await ada.call(groupRoutes.inviteMembers, { body: emails });
  await expect.poll(() => partsOf(admins)).toEqual(['invitations']);
  const share = { ppauGroupId, share: true };
  await ada.call(groupRoutes.updateShareDailywins, { body: share });
  await expect.poll(() => partsOf(members)).toEqual(['settings', 'members']);
});
