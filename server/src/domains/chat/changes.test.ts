import { chatRoutes as routes } from '@stratum/contract/chat';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { notificationRoutes } from '@stratum/contract/notifications';
import { afterAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eraseAccount } from '../../../test/erase-account.ts';
import { makeGroup } from '../../../test/make-group.ts';
import { sendText } from '../../../test/send-text.ts';
import { readMessages, twoInGroup } from '../../../test/two-in-group.ts';

const on = await openTestApp();
afterAll(() => on.close());
const minute = 60_000;

describe('a message', () => {
  const change = async (person: SignedInUser, message: Message, body = 'Better') => {
    const params = { ppauGroupId: message.groupId, messageId: message.id };
    return (await person.call(routes.editMessage, { params, body: { body } })).status;
  };
  const remove = async (person: SignedInUser, message: Message) => {
    const params = { ppauGroupId: message.groupId, messageId: message.id };
    return person.call(routes.deleteMessage, { params });
  };

  it('is edited by who wrote it alone, within fifteen minutes', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const message = await sendText(bruno, ppauGroupId, 'Good');
    expect(await change(ada, message)).toBe(403);
    on.clock.advance(15 * minute);
    expect(await change(bruno, message)).toBe(200);
    on.clock.advance(1);
    expect(await change(bruno, message, 'Best')).toBe(409);
    const [read1] = (await readMessages(ada, ppauGroupId)).items;
    expect(read1).toMatchObject({ body: 'Better', editedAt: expect.any(String) });
  });

  it('is deleted by who wrote it within fifteen minutes, and taken down by the admin at any time', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const [own, old, admins] = [
      await sendText(bruno, ppauGroupId, 'one'),
      await sendText(bruno, ppauGroupId, 'two'),
      await sendText(ada, ppauGroupId, 'three'),
    ];
    expect((await remove(bruno, admins)).status).toBe(403);
    expect((await remove(bruno, own)).data).toMatchObject({ body: null, takenDown: false });
    on.clock.advance(16 * minute);
    expect((await remove(bruno, old)).status).toBe(409);
    expect((await remove(ada, old)).data).toMatchObject({ body: null, takenDown: true });
    expect((await remove(ada, old)).status).toBe(404);
    const { items } = await readMessages(bruno, ppauGroupId);
    expect(items.map(({ body }) => body)).toEqual([null, null, 'three']);
  });

  it('has one reaction of a person, and a pin by the admin', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const { id: messageId } = await sendText(bruno, ppauGroupId, 'Done');
    const params = { ppauGroupId, messageId };
    const react = async (person: SignedInUser, emoji: string | null) =>
      person.call(routes.reactToMessage, { params, body: { emoji } });
    expect((await react(ada, 'no emoji')).status).toBe(422);
    await react(ada, '👏');
    await react(ada, '🎉');
    await react(bruno, '🎉');
    const [shown] = (await readMessages(ada, ppauGroupId)).items;
    expect(shown?.reactions).toEqual([{ emoji: '🎉', userIds: expect.any(Array) }]);
    expect(new Set(shown?.reactions[0]?.userIds)).toEqual(new Set([ada.id, bruno.id]));
    expect((await react(ada, null)).data?.reactions).toEqual([
      { emoji: '🎉', userIds: [bruno.id] },
    ]);
    await ada.call(routes.pinMessage, { params, body: { pinned: true } });
    const pinned = dataOf(await bruno.call(routes.pinnedMessages, { params: { ppauGroupId } }));
    expect(pinned.items).toMatchObject([{ id: messageId, pinned: true }]);
  });
});

describe('who is meant', () => {
  it('is notified of mentions and replies, once a message, unless they chose to hear nothing', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const heard = async () =>
      dataOf(await bruno.call(notificationRoutes.getNotification)).items.map(({ title }) => title);
    const own = await sendText(bruno, ppauGroupId, 'Who comes?');
    const say = async (more: object) => {
      const body = {
        clientId: Object.keys(more).join(),
        type: 'text',
        body: 'I do',
        ...more,
      } as never;
      dataOf(await ada.call(routes.sendMessage, { params: { ppauGroupId }, body }));
    };
    await say({ replyTo: own.id });
    await say({ mentions: [bruno.id, ada.id] });
    expect(await heard()).toEqual([
      'Ada mentioned you in “Early risers”',
      'Ada replied to you in “Early risers”',
    ]);
    const until = new Date(on.clock.now().getTime() + minute).toISOString();
    const mute = { body: { ppauGroupId, mutedUntil: until } };
    await bruno.call(groupRoutes.changeGroupNotifications, mute);
    expect(dataOf(await bruno.call(groupRoutes.listGroups)).items[0]?.muted).toBe(true);
    await say({ mentions: [bruno.id], replyTo: own.id });
    on.clock.advance(minute);
    expect(dataOf(await bruno.call(groupRoutes.listGroups)).items[0]?.muted).toBe(false);
    const nothing = { body: { ppauGroupId, level: 'nothing' as const } };
    await bruno.call(groupRoutes.changeGroupNotifications, nothing);
    await say({ mentions: [bruno.id], clientId: 'later' });
    expect(await heard()).toHaveLength(2);
  });
});

describe('a search', () => {
  it('finds messages of one group by words, person, type and time', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const other = await makeGroup(ada);
    await sendText(ada, other.id, 'Frühstück elsewhere');
    const first = await sendText(ada, ppauGroupId, 'Frühstück um sechs, (7:30) & more');
    on.clock.advance(minute);
    const second = await sendText(bruno, ppauGroupId, 'ohne Frühstück');
    const find = async (query: object) => {
      const sent = { params: { ppauGroupId }, query };
      return dataOf(await bruno.call(routes.searchMessages, sent)).items.map(({ id }) => id);
    };
    expect(await find({ text: 'früh' })).toEqual([second.id, first.id]);
    expect(await find({ text: "SECHS früh' | !" })).toEqual([first.id]);
    expect(await find({ text: 'früh', senderId: bruno.id })).toEqual([second.id]);
    expect(await find({ text: 'früh', to: on.clock.now().toISOString() })).toHaveLength(2);
    expect(await find({ from: on.clock.now().toISOString() })).toEqual([second.id]);
    expect(await find({ text: '&&' })).toEqual([]);
    expect(await find({ type: 'image' })).toEqual([]);
  });
});

describe('unread messages', () => {
  const markTo = async (
    person: SignedInUser,
    ppauGroupId: GroupId,
    timetoken: string,
    unread?: true,
  ) => {
    const body = { ppauGroupId, timetoken, ...(unread && { unread }) };
    return dataOf(await person.call(routes.updateUnreadMessages, { body })).unreadCount;
  };
  const listed = async (person: SignedInUser) =>
    dataOf(await person.call(groupRoutes.listGroups)).items[0];

  it('are others’ after the mark, which goes forward, and back by choice alone', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    on.clock.advance(1);
    const first = await sendText(ada, ppauGroupId, 'one');
    await sendText(bruno, ppauGroupId, 'own');
    const last = await sendText(ada, ppauGroupId, 'two');
    expect(await listed(bruno)).toMatchObject({ unreadCount: 2, lastMessage: { id: last.id } });
    expect(await markTo(bruno, ppauGroupId, first.timetoken)).toBe(1);
    expect(await markTo(bruno, ppauGroupId, last.timetoken)).toBe(0);
    expect(await markTo(bruno, ppauGroupId, first.timetoken)).toBe(0);
    expect(await markTo(bruno, ppauGroupId, first.timetoken, true)).toBe(1);
    await markTo(bruno, ppauGroupId, '99999999999999999');
    const later = await sendText(ada, ppauGroupId, 'three');
    expect((await listed(bruno))?.unreadCount).toBe(1);
    const marks = dataOf(await ada.call(routes.groupReadMarks, { params: { ppauGroupId } })).items;
    const mark = marks.find(({ userId }) => userId === bruno.id);
    expect(mark?.timetoken).toBe(last.timetoken);
    expect(later.timetoken > last.timetoken).toBe(true);
  });

  it('start at joining, while the whole history can be read; the product’s words do not count', async () => {
    const { ada, ppauGroupId } = await twoInGroup(on);
    await sendText(ada, ppauGroupId, 'before');
    on.clock.advance(minute);
    const chloe = await on.build.user();
    const { link } = dataOf(await ada.call(groupRoutes.makeGroupLink, { params: { ppauGroupId } }));
    const token = new URL(link.url).searchParams.get('join') ?? '';
    await chloe.call(groupRoutes.joinByLink, { body: { token } });
    expect(await listed(chloe)).toMatchObject({
      unreadCount: 0,
      lastMessage: { type: 'new_member' },
    });
    expect(await listed(ada)).toMatchObject({ unreadCount: 0 });
    const { items } = await readMessages(chloe, ppauGroupId);
    expect(items.map(({ type }) => type)).toEqual(['text', 'new_member']);
    const same = { actorId: chloe.id, subjectId: chloe.id };
    expect(items[1]).toMatchObject({ senderId: null, data: same });
  });
});

it('an account that ends takes words, name and card with it, and leaves the places', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const { id } = await sendText(bruno, ppauGroupId, 'to be forgotten');
  await eraseAccount(on, bruno);
  const { items } = await readMessages(ada, ppauGroupId);
  expect(items[0]).toMatchObject({ id, senderId: null, body: null, deletedAt: expect.any(String) });
  // What the product says of them stays, without a name.
  const nobody = { actorId: null, subjectId: null };
  expect(items[1]).toMatchObject({ type: 'user_left', data: nobody, deletedAt: null });
});

it('a group that ends takes all that was written in it, however much', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  await sendText(bruno, ppauGroupId, 'the first');
  await on.database.pool.query(
    `INSERT INTO chat_messages (group_id, timetoken, id, type, sender_id, client_id, body)
     SELECT $1, 17000000000000000 + n, gen_random_uuid(), 'text', $2, n, 'more'
     FROM generate_series(1, 4000) AS n`,
    [ppauGroupId, bruno.id],
  );
  await ada.call(groupRoutes.deleteGroup, { params: { ppauGroupId } });
  await on.jobs.drain();
  const tables = ['chat_messages', 'chat_client_ids', 'chat_logs', 'groups'];
  const left = tables.map(async (table) => {
    const key = table === 'groups' ? 'id' : 'group_id';
    const { rowCount } = await on.database.pool.query(`SELECT FROM ${table} WHERE ${key} = $1`, [
      ppauGroupId,
    ]);
    return rowCount;
  });
  expect(await Promise.all(left)).toEqual([0, 0, 0, 0]);
});
