import { chatRoutes } from '@stratum/contract/chat';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId } from '@stratum/contract/ids';
import { afterAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eraseAccount } from '../../../test/erase-account.ts';
import { connectLive, type LiveClient } from '../../../test/live-client.ts';
import { sendText } from '../../../test/send-text.ts';
import { readMessages, twoInGroup } from '../../../test/two-in-group.ts';

const on = await openTestApp({ rateLimitFactor: 100 });
afterAll(() => on.close());
const url = await on.app.listen({ host: '127.0.0.1', port: 0 });

/** Connects, and resumes a group from a place. */
async function follow(person: SignedInUser, groupId: GroupId, from = 'now') {
  const client = await connectLive(url, person.token);
  client.send({ type: 'resume', groups: { [groupId]: from } });
  await client.next('resumed');
  return client;
}

function bodiesOf({ frames }: LiveClient) {
  return frames.flatMap((frame) => (frame.type === 'message' ? [frame.message.body] : []));
}

const text = (body: string, clientId = body) => ({ clientId, type: 'text', body }) as const;

describe('a message that is sent by the live connection', () => {
  it('is acknowledged once it is stored, and reaches everybody who follows, its sender too', async () => {
    const { ada, bruno, ppauGroupId: groupId } = await twoInGroup(on);
    const [sender, reader] = [await follow(ada, groupId), await follow(bruno, groupId)];
    sender.send({ type: 'send_message', groupId, message: text('Good morning') });
    const { clientId, id, timetoken } = await sender.next('message_stored');
    expect(clientId).toBe('Good morning');
    const [stored] = (await readMessages(bruno, groupId)).items;
    expect(stored).toMatchObject({ id, timetoken });
    for (const client of [sender, reader]) {
      expect(await client.next('message')).toEqual({ type: 'message', groupId, message: stored });
    }
  });

  it('is refused with its id where its sender is no member', async () => {
    const { ppauGroupId: groupId } = await twoInGroup(on);
    const client = await connectLive(url, (await on.build.user()).token);
    client.send({ type: 'send_message', groupId, message: text('Hello') });
    expect(await client.next('error')).toMatchObject({
      clientId: 'Hello',
      error: { code: 'not_found' },
    });
    client.send({ type: 'send_message', groupId, message: text(' ', 'blank') });
    expect(await client.next('error')).toMatchObject({
      clientId: 'blank',
      error: { code: 'invalid_input' },
    });
  });
});

describe('resuming', () => {
  it('sends what came after a place, in order, then what is new: no gap, no double', async () => {
    const { ada, bruno, ppauGroupId: groupId } = await twoInGroup(on);
    const first = await sendText(ada, groupId, 'seen');
    const sending = Array.from({ length: 40 }, (_, at) =>
      sendText(at % 2 ? ada : bruno, groupId, `${at}`),
    );
    const client = await follow(bruno, groupId, first.timetoken);
    await Promise.all(sending);
    const last = await sendText(ada, groupId, 'last');
    await expect.poll(() => bodiesOf(client)).toContain('last');
    const { items } = await readMessages(ada, groupId, { after: first.timetoken, limit: 200 });
    expect(bodiesOf(client)).toEqual(items.map(({ body }) => body));
    expect(items.at(-1)?.id).toBe(last.id);
  });

  it('tells of what was changed meanwhile', async () => {
    const { ada, bruno, ppauGroupId: groupId } = await twoInGroup(on);
    const [one, two] = [await sendText(ada, groupId, 'one'), await sendText(ada, groupId, 'two')];
    const params = { ppauGroupId: groupId, messageId: one.id };
    await bruno.call(chatRoutes.reactToMessage, { params, body: { emoji: '👏' } });
    const client = await follow(bruno, groupId, two.timetoken);
    const { message } = await client.next('message_changed');
    expect(message).toMatchObject({
      id: one.id,
      reactions: [{ emoji: '👏', userIds: [bruno.id] }],
    });
    await ada.call(chatRoutes.editMessage, { params, body: { body: 'One' } });
    expect((await client.next('message_changed')).message.body).toBe('One');
    expect(bodiesOf(client)).toEqual([]);
  });

  it('tells of all that an ended account takes with it, however much', async () => {
    const { ada, bruno, ppauGroupId: groupId } = await twoInGroup(on);
    await on.database.pool.query(
      `INSERT INTO chat_messages (group_id, timetoken, id, type, sender_id, client_id, body)
       SELECT $1, 17000000000000000 + n, gen_random_uuid(), 'text', $2, n, 'mine'
       FROM generate_series(1, 450) AS n`,
      [groupId, bruno.id],
    );
    const { timetoken } = await sendText(ada, groupId, 'the last');
    const here = await follow(ada, groupId);
    await eraseAccount(on, bruno);
    const there = await follow(ada, groupId, timetoken);
    await sendText(ada, groupId, 'has everybody read on');
    for (const { frames } of [here, there]) {
      const gone = () =>
        frames.flatMap((frame) => (frame.type === 'message_changed' ? [frame.message] : []));
      await expect.poll(() => new Set(gone().map(({ id }) => id)).size).toBe(450);
      expect(gone().every(({ body, senderId }) => body === null && senderId === null)).toBe(true);
    }
  });

  it('finds what the signals have lost', async () => {
    const { ada, bruno, ppauGroupId: groupId } = await twoInGroup(on);
    const client = await follow(bruno, groupId);
    const { publish, reserve } = on.database.db.events;
    const silent = { publish: () => undefined, reserve: () => () => undefined };
    Object.assign(on.database.db.events, silent);
    await sendText(ada, groupId, 'nobody was told');
    Object.assign(on.database.db.events, { publish, reserve });
    await sendText(ada, groupId, 'everybody was');
    await expect.poll(() => bodiesOf(client)).toEqual(['nobody was told', 'everybody was']);
  });

  it('is refused to who is no member', async () => {
    const { ppauGroupId: groupId } = await twoInGroup(on);
    const client = await connectLive(url, (await on.build.user()).token);
    client.send({ type: 'resume', groups: { [groupId]: '0' } });
    expect(await client.next('error')).toMatchObject({ groupId, error: { code: 'not_found' } });
  });
});

describe('the end of a membership', () => {
  it.each(['left', 'removed', 'groupDelete'] as const)('is told last: %s', async (reason) => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const client = await follow(bruno, ppauGroupId);
    const body = { ppauGroupId };
    if (reason === 'left') await bruno.call(groupRoutes.removeLeaveGroup, { body });
    else if (reason === 'groupDelete') await ada.call(groupRoutes.deleteGroup, { params: body });
    else await ada.call(groupRoutes.removeLeaveGroup, { body: { ...body, userId: bruno.id } });
    const ended = { type: 'membership_ended', groupId: ppauGroupId, reason };
    expect(await client.next('membership_ended')).toEqual(ended);
    if (reason !== 'groupDelete') {
      const witness = await follow(ada, ppauGroupId);
      await sendText(ada, ppauGroupId, 'among us');
      await witness.next('message');
    }
    expect(client.frames.at(-1)).toMatchObject(
      reason === 'left' ? ended : { type: expect.any(String) },
    );
    expect(bodiesOf(client)).toEqual([]);
  });
});

it('those who follow see who is there, who types and who has read up to where', async () => {
  const { ada, bruno, ppauGroupId: groupId } = await twoInGroup(on);
  const [here, there] = [await follow(ada, groupId), await follow(bruno, groupId)];
  const both = [ada.id, bruno.id].toSorted();
  const present = () =>
    here.frames.flatMap((frame) => (frame.type === 'presence' ? [frame.userIds] : []));
  await expect.poll(() => present().at(-1)).toEqual(both);
  // However often it is said, it is told ten times in ten seconds.
  for (let count = 0; count < 15; count += 1) there.send({ type: 'typing', groupId });
  expect(await here.next('typing')).toEqual({ type: 'typing', groupId, userId: bruno.id });
  const { timetoken } = await sendText(ada, groupId, 'read me');
  const body = { ppauGroupId: groupId, timetoken };
  await bruno.call(chatRoutes.updateUnreadMessages, { body });
  expect(await here.next('read')).toEqual({ type: 'read', groupId, userId: bruno.id, timetoken });
  expect(here.frames.filter(({ type }) => type === 'typing')).toHaveLength(10);
  there.socket.close();
  await expect.poll(() => present().at(-1)).toEqual([ada.id]);
});
