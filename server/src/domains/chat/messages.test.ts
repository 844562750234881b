import { blockRoutes } from '@stratum/contract/blocks';
import { chatRoutes as routes } from '@stratum/contract/chat';
import { goalRoutes } from '@stratum/contract/goals';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId, UploadId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { uploadRoutes } from '@stratum/contract/uploads';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeGoal, partsOf } from '../../../test/make-goal.ts';
import { makeGroup } from '../../../test/make-group.ts';
import { sendText } from '../../../test/send-text.ts';
import { type MessageQuery, readMessages, twoInGroup } from '../../../test/two-in-group.ts';
import { newId } from '../../platform/new-id.ts';

const on = await openTestApp();
afterAll(() => on.close());
const minute = 60_000;

/** Every message, by pages in one direction. */
async function readAll(reader: SignedInUser, group: GroupId, from: MessageQuery, limit: number) {
  const pages: Message[][] = [];
  for (let query: MessageQuery | null = from; query; ) {
    const { items, next }: { items: Message[]; next: string | null } = await readMessages(
      reader,
      group,
      {
        ...query,
        limit,
      },
    );
    pages.push(items);
    const way = 'after' in from ? 'after' : 'before';
    query = next === null ? null : { [way]: next };
  }
  return 'after' in from ? pages.flat() : pages.toReversed().flat();
}

const tokensOf = (messages: readonly Message[]) => messages.map(({ timetoken }) => timetoken);

describe('messages of a group', () => {
  it('are stored as they were typed, in one order, however many are sent at once', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const body = '  two lines\n and a space ';
    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, at) => sendText(at % 2 ? ada : bruno, ppauGroupId, body)),
    );
    const { items } = await readMessages(bruno, ppauGroupId, { after: '0', limit: 200 });
    expect(items).toHaveLength(30);
    expect(items.every((message) => message.body === body)).toBe(true);
    const tokens = tokensOf(items);
    expect(tokens).toEqual([...new Set(tokens)].toSorted());
    expect(new Set(tokensOf(sent))).toEqual(new Set(tokens));
    expect(Number(tokens[0]) / 1e7).toBeCloseTo(on.clock.now().getTime() / 1000, 3);
  });

  it('are the same read forwards, backwards and in pages of any size', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
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
    const { ada, ppauGroupId } = await twoInGroup(on);
    const first = await sendText(ada, ppauGroupId, 'first');
    on.clock.advance(-minute);
    const second = await sendText(ada, ppauGroupId, 'second');
    on.clock.advance(minute);
    expect(BigInt(second.timetoken)).toBe(BigInt(first.timetoken) + 1n);
  });

  it('are there once for an id, however often and at once they are sent', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const again = { clientId: 'the same' };
    const sends = Array.from({ length: 6 }, (_, at) => sendText(ada, ppauGroupId, `${at}`, again));
    const sent = await Promise.all(sends);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    await sendText(bruno, ppauGroupId, 'of another', again);
    expect((await readMessages(ada, ppauGroupId)).items).toHaveLength(2);
  });

  it('are sixty at once of a person and ten a second, besides which an account may write', async () => {
    const { ada, ppauGroupId } = await twoInGroup(on);
    const send = async (clientId: string) => {
      const body = { clientId, type: 'text', body: 'quick' } as const;
      return (await ada.call(routes.sendMessage, { params: { ppauGroupId }, body })).status;
    };
    const burst = await Promise.all(Array.from({ length: 61 }, (_, at) => send(`${at}`)));
    expect(burst.filter((status) => status === 200)).toHaveLength(60);
    expect(burst.filter((status) => status === 429)).toHaveLength(1);
    on.clock.advance(6_000);
    expect(await send('later')).toBe(200);
  });

  it.each([
    ['a blank one', { type: 'text', body: ' \n ' }],
    ['one without words', { type: 'text' }],
    ['one of the product’s own', { type: 'five_wins', body: 'x' }],
    ['a picture without a file', { type: 'image' }],
    ['a client id with a line break', { type: 'text', body: 'x', clientId: 'a\nb' }],
    [
      'a picture of no size',
      {
        type: 'image',
        attachment: { uploadId: newId<UploadId>(), shape: { width: 0, height: 1 } },
      },
    ],
    ['more than eight thousand characters', { type: 'text', body: 'x'.repeat(8001) }],
  ])('refuse %s', async (_what, message) => {
    const { ada, ppauGroupId } = await twoInGroup(on);
    const body = { clientId: 'c', ...message } as never;
    const answer = await ada.call(routes.sendMessage, { params: { ppauGroupId }, body });
    expect(answer.status).toBe(422);
  });

  it('quote what they reply to, as it is now, and name members alone', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const stranger = await on.build.user();
    const first = await sendText(ada, ppauGroupId, 'x'.repeat(300));
    const message = { clientId: 'r', type: 'text', body: 'yes', replyTo: first.id } as const;
    const mentions = [ada.id, stranger.id];
    const sent = { params: { ppauGroupId }, body: { ...message, mentions } };
    const reply = dataOf(await bruno.call(routes.sendMessage, sent));
    expect(reply).toMatchObject({ replyTo: first.id, mentions: [ada.id] });
    expect(reply.quote?.body).toBe('x'.repeat(200));
    await ada.call(routes.deleteMessage, { params: { ppauGroupId, messageId: first.id } });
    expect((await readMessages(ada, ppauGroupId)).items.at(-1)).toMatchObject({
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
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const uploadId = await ada.picture();
    const shape = { width: 2048, height: 1536 };
    const message = { type: 'image', attachment: { uploadId, shape }, body: 'Look' };
    const sent = dataOf(await send(ada, ppauGroupId, message));
    const again = dataOf(await send(ada, ppauGroupId, message));
    expect(again.id).toBe(sent.id);
    const { attachment, data } = sent;
    expect(data).toEqual(shape);
    const fileId = attachment && 'fileId' in attachment ? attachment.fileId : expect.unreachable();
    const look = async (person: SignedInUser) =>
      (await person.call(uploadRoutes.fileLink, { params: { fileId } })).status;
    const stranger = await on.build.user();
    expect([await look(bruno), await look(stranger)]).toEqual([200, 404]);
    const media = { params: { ppauGroupId }, query: { kind: 'media' as const } };
    expect(dataOf(await bruno.call(routes.groupMedia, media))).toMatchObject({
      items: [{ id: sent.id }],
      counts: { media: 1, files: 0, links: 0 },
    });
    await bruno.call(blockRoutes.blockPerson, { body: { userId: ada.id } });
    expect(dataOf(await bruno.call(routes.groupMedia, media)).counts).toMatchObject({ media: 0 });
    const named = { params: { ppauGroupId, messageId: sent.id } };
    expect(dataOf(await ada.call(routes.deleteMessage, named))).toMatchObject({ data: null });
    expect([await look(bruno), await look(ada)]).toEqual([404, 404]);
    expect(dataOf(await bruno.call(routes.groupMedia, media)).items).toEqual([]);
  });

  it('has to be of the type of its message, and one’s own', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const uploadId = await ada.upload();
    const wrong = await send(ada, ppauGroupId, { type: 'image', attachment: { uploadId } });
    expect(wrong.status).toBe(415);
    const foreign = await send(bruno, ppauGroupId, { type: 'file', attachment: { uploadId } });
    expect(foreign.status).toBe(404);
  });

  it('is a goal as it is now, while its person is in the group', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const goal = await makeGoal(bruno);
    const message = { type: 'goalHistoryImage', attachment: { goalId: goal.id } };
    expect((await send(ada, ppauGroupId, message)).status).toBe(404);
    await send(bruno, ppauGroupId, message);
    const card = async () =>
      (await readMessages(ada, ppauGroupId)).items.find(({ type }) => type === message.type)
        ?.attachment;
    expect(await card()).toMatchObject({ goal: { goalName: goal.goalName, progress: 0 } });
    const body = { id: goal.id, microGoalId: partsOf(goal).micro.id, status: 'Completed' as const };
    await bruno.call(goalRoutes.goalStatusUpdate, { body });
    expect(await card()).toMatchObject({ goal: { progress: 33 } });
    await bruno.call(groupRoutes.removeLeaveGroup, { body: { ppauGroupId } });
    expect(await card()).toBeNull();
  });
});
