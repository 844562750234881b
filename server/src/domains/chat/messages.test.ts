import { chatRoutes as routes } from '@stratum/contract/chat';
import { goalRoutes } from '@stratum/contract/goals';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { uploadRoutes } from '@stratum/contract/uploads';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeGoal, partsOf } from '../../../test/make-goal.ts';
import { addMember, makeGroup } from '../../../test/make-group.ts';
import { sendText } from '../../../test/send-text.ts';

const on = await openTestApp();
afterAll(() => on.close());
const minute = 60_000;

/** A group of an admin and a member. */
async function twoIn() {
  const [ada, bruno] = [await on.build.user(), await on.build.user({ first_name: 'Bruno' })];
  const { id: ppauGroupId } = await makeGroup(ada);
  await addMember(on, ppauGroupId, bruno);
  return { ada, bruno, ppauGroupId };
}

type Query = { before?: string; after?: string; limit?: number };

async function read(reader: SignedInUser, ppauGroupId: GroupId, query: Query = {}) {
  return dataOf(await reader.call(routes.listMessages, { params: { ppauGroupId }, query }));
}

/** Every message, by pages in one direction. */
async function readAll(reader: SignedInUser, group: GroupId, from: Query, limit: number) {
  const pages: Message[][] = [];
  for (let query: Query | null = from; query; ) {
    const { items, next }: { items: Message[]; next: string | null } = await read(reader, group, {
      ...query,
      limit,
    });
    pages.push(items);
    const way = 'after' in from ? 'after' : 'before';
    query = next === null ? null : { [way]: next };
  }
  return 'after' in from ? pages.flat() : pages.toReversed().flat();
}

const tokensOf = (messages: readonly Message[]) => messages.map(({ timetoken }) => timetoken);

describe('messages of a group', () => {
  it('are stored as they were typed, in one order, however many are sent at once', async () => {
    const { ada, bruno, ppauGroupId } = await twoIn();
    const body = '  two lines\n and a space ';
    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, at) => sendText(at % 2 ? ada : bruno, ppauGroupId, body)),
    );
    const { items } = await read(bruno, ppauGroupId, { after: '0', limit: 200 });
    expect(items).toHaveLength(30);
    expect(items.every((message) => message.body === body)).toBe(true);
    const tokens = tokensOf(items);
    expect(tokens).toEqual([...new Set(tokens)].toSorted());
    expect(new Set(tokensOf(sent))).toEqual(new Set(tokens));
    expect(Number(tokens[0]) / 1e7).toBeCloseTo(on.clock.now().getTime() / 1000, 3);
  });

  it('are the same read forwards, backwards and in pages of any size', async () => {
    const { ada, bruno, ppauGroupId } = await twoIn();
    for (let at = 0; at < 12; at += 1) await sendText(at % 3 ? ada : bruno, ppauGroupId, `${at}`);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 14 }), fc.boolean(), async (limit, isForward) => {
        const start = isForward ? { after: '0' } : {};
        const all = await readAll(ada, ppauGroupId, start, limit);
        expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 12 }, (_, at) => `${at}`));
      }),
      { numRuns: 8 },
    );
  });

  it('go on growing where the clock is set back', async () => {
    const { ada, ppauGroupId } = await twoIn();
    const first = await sendText(ada, ppauGroupId, 'first');
    on.clock.advance(-minute);
    const second = await sendText(ada, ppauGroupId, 'second');
    on.clock.advance(minute);
    expect(BigInt(second.timetoken)).toBe(BigInt(first.timetoken) + 1n);
  });

  it('are there once for an id, however often and at once they are sent', async () => {
    const { ada, bruno, ppauGroupId } = await twoIn();
    const again = { clientId: 'the same' };
    const sends = Array.from({ length: 6 }, (_, at) => sendText(ada, ppauGroupId, `${at}`, again));
    const sent = await Promise.all(sends);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    await sendText(bruno, ppauGroupId, 'of another', again);
    expect((await read(ada, ppauGroupId)).items).toHaveLength(2);
  });

  it.each([
    ['a blank one', { type: 'text', body: ' \n ' }],
    ['one without words', { type: 'text' }],
    ['one of the product’s own', { type: 'five_wins', body: 'x' }],
    ['a picture without a file', { type: 'image' }],
    ['a client id with a line break', { type: 'text', body: 'x', clientId: 'a\nb' }],
    ['more than eight thousand characters', { type: 'text', body: 'x'.repeat(8001) }],
  ])('refuse %s', async (_what, message) => {
    const { ada, ppauGroupId } = await twoIn();
    const body = { clientId: 'c', ...message } as never;
    const answer = await ada.call(routes.sendMessage, { params: { ppauGroupId }, body });
    expect(answer.status).toBe(422);
  });

  it('quote what they reply to, as it is now, and name members alone', async () => {
    const { ada, bruno, ppauGroupId } = await twoIn();
    const stranger = await on.build.user();
    const first = await sendText(ada, ppauGroupId, 'x'.repeat(300));
    const message = { clientId: 'r', type: 'text', body: 'yes', replyTo: first.id } as const;
    const mentions = [ada.id, stranger.id];
    const sent = { params: { ppauGroupId }, body: { ...message, mentions } };
    const reply = dataOf(await bruno.call(routes.sendMessage, sent));
    expect(reply).toMatchObject({ replyTo: first.id, mentions: [ada.id] });
    expect(reply.quote?.body).toBe('x'.repeat(200));
    await ada.call(routes.deleteMessage, { params: { ppauGroupId, messageId: first.id } });
    expect((await read(ada, ppauGroupId)).items.at(-1)).toMatchObject({
      id: reply.id,
      quote: null,
    });
    const elsewhere = await makeGroup(bruno);
    const foreign = { params: { ppauGroupId: elsewhere.id }, body: message };
    expect((await bruno.call(routes.sendMessage, foreign)).status).toBe(404);
  });
});

describe('an attachment', () => {
  const send = (sender: SignedInUser, ppauGroupId: GroupId, message: object) =>
    sender.call(routes.sendMessage, {
      params: { ppauGroupId },
      body: { clientId: 'a', ...message } as never,
    });

  it('is seen by members alone, and by nobody once its message is deleted', async () => {
    const { ada, bruno, ppauGroupId } = await twoIn();
    const uploadId = await ada.picture();
    const message = { type: 'image', attachment: { uploadId }, body: 'Look' };
    const sent = dataOf(await send(ada, ppauGroupId, message));
    const again = dataOf(await send(ada, ppauGroupId, message));
    expect(again.id).toBe(sent.id);
    const { attachment } = sent;
    const fileId = attachment && 'fileId' in attachment ? attachment.fileId : expect.unreachable();
    const look = async (person: SignedInUser) =>
      (await person.call(uploadRoutes.fileLink, { params: { fileId } })).status;
    const stranger = await on.build.user();
    expect([await look(bruno), await look(stranger)]).toEqual([200, 404]);
    const media = { params: { ppauGroupId }, query: { kind: 'media' as const } };
    expect(dataOf(await bruno.call(routes.groupMedia, media)).items).toMatchObject([
      { id: sent.id },
    ]);
    await ada.call(routes.deleteMessage, { params: { ppauGroupId, messageId: sent.id } });
    expect([await look(bruno), await look(ada)]).toEqual([404, 404]);
    expect(dataOf(await bruno.call(routes.groupMedia, media)).items).toEqual([]);
  });

  it('has to be of the type of its message, and one’s own', async () => {
    const { ada, bruno, ppauGroupId } = await twoIn();
    const uploadId = await ada.upload();
    const wrong = await send(ada, ppauGroupId, { type: 'image', attachment: { uploadId } });
    expect(wrong.status).toBe(415);
    const foreign = await send(bruno, ppauGroupId, { type: 'file', attachment: { uploadId } });
    expect(foreign.status).toBe(404);
  });

  it('is a goal as it is now, while its person is in the group', async () => {
    const { ada, bruno, ppauGroupId } = await twoIn();
    const goal = await makeGoal(bruno);
    const message = { type: 'goalHistoryImage', attachment: { goalId: goal.id } };
    expect((await send(ada, ppauGroupId, message)).status).toBe(404);
    await send(bruno, ppauGroupId, message);
    const card = async () =>
      (await read(ada, ppauGroupId)).items.find(({ type }) => type === message.type)?.attachment;
    expect(await card()).toMatchObject({ goal: { goalName: goal.goalName, progress: 0 } });
    const body = { id: goal.id, microGoalId: partsOf(goal).micro.id, status: 'Completed' as const };
    await bruno.call(goalRoutes.goalStatusUpdate, { body });
    expect(await card()).toMatchObject({ goal: { progress: 33 } });
    await bruno.call(groupRoutes.removeLeaveGroup, { body: { ppauGroupId } });
    expect(await card()).toBeNull();
  });
});

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
    const { ada, bruno, ppauGroupId } = await twoIn();
    const message = await sendText(bruno, ppauGroupId, 'Good');
    expect(await change(ada, message)).toBe(403);
    on.clock.advance(15 * minute);
    expect(await change(bruno, message)).toBe(200);
    on.clock.advance(1);
    expect(await change(bruno, message, 'Best')).toBe(409);
    const [read1] = (await read(ada, ppauGroupId)).items;
    expect(read1).toMatchObject({ body: 'Better', editedAt: expect.any(String) });
  });

  it('is deleted by who wrote it within fifteen minutes, and taken down by the admin at any time', async () => {
    const { ada, bruno, ppauGroupId } = await twoIn();
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
    const { items } = await read(bruno, ppauGroupId);
    expect(items.map(({ body }) => body)).toEqual([null, null, 'three']);
  });

  it('has one reaction of a person, and a pin by the admin', async () => {
    const { ada, bruno, ppauGroupId } = await twoIn();
    const { id: messageId } = await sendText(bruno, ppauGroupId, 'Done');
    const params = { ppauGroupId, messageId };
    const react = async (person: SignedInUser, emoji: string | null) =>
      person.call(routes.reactToMessage, { params, body: { emoji } });
    expect((await react(ada, 'no emoji')).status).toBe(422);
    await react(ada, '👏');
    await react(ada, '🎉');
    await react(bruno, '🎉');
    const [shown] = (await read(ada, ppauGroupId)).items;
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

describe('a search', () => {
  it('finds messages of one group by words, person, type and time', async () => {
    const { ada, bruno, ppauGroupId } = await twoIn();
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
    const { ada, bruno, ppauGroupId } = await twoIn();
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
    const { ada, ppauGroupId } = await twoIn();
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
    const { items } = await read(chloe, ppauGroupId);
    expect(items.map(({ type }) => type)).toEqual(['text', 'new_member']);
    const same = { actorId: chloe.id, subjectId: chloe.id };
    expect(items[1]).toMatchObject({ senderId: null, data: same });
  });
});

it('an account that ends takes words, name and card with it, and leaves the places', async () => {
  const { ada, bruno, ppauGroupId } = await twoIn();
  const { id } = await sendText(bruno, ppauGroupId, 'to be forgotten');
  const erase = on.domains.flatMap(({ personalData }) => personalData?.erase ?? []);
  const { inTransaction } = await import('../../platform/transaction.ts');
  await inTransaction(on.database.db, async (tx) => {
    for (const each of erase) await each(tx, bruno.id);
  });
  await on.database.pool.query('DELETE FROM users WHERE id = $1', [bruno.id]);
  const { items } = await read(ada, ppauGroupId);
  expect(items[0]).toMatchObject({ id, senderId: null, body: null, deletedAt: expect.any(String) });
  expect(items[1]).toMatchObject({ type: 'user_left', data: { actorId: null, subjectId: null } });
});
