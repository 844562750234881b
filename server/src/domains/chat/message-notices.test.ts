import { chatRoutes } from '@stratum/contract/chat';
import type { GroupLevel } from '@stratum/contract/group-rules';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId } from '@stratum/contract/ids';
import { notificationRoutes } from '@stratum/contract/notifications';
import { afterAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { sendText } from '../../../test/send-text.ts';
import { twoInGroup } from '../../../test/two-in-group.ts';
import { createDue } from '../../jobs.ts';

const on = await openTestApp();
afterAll(() => on.close());

const minutesLater = async (minutes: number) => {
  on.clock.advance(minutes * 60_000);
  await on.due.runDue();
};

/** A group of two; what happened before the first message lies a second behind it. */
async function group() {
  const two = await twoInGroup(on);
  on.clock.advance(1_000);
  return two;
}

const told = async (person: SignedInUser) =>
  dataOf(await person.call(notificationRoutes.getNotification)).items.map(
    ({ title, readAt }) => `${title}${readAt === null ? '' : ' (read)'}`,
  );
const choose = (person: SignedInUser, ppauGroupId: GroupId, level: GroupLevel) =>
  person.call(groupRoutes.changeGroupNotifications, { body: { ppauGroupId, level } });
const read = (person: SignedInUser, ppauGroupId: GroupId) =>
  person.call(chatRoutes.updateUnreadMessages, {
    body: { ppauGroupId, timetoken: '99999999999999999' },
  });

describe('messages that nobody reads for ten minutes', () => {
  it('are told of in one notice, once until they are read', async () => {
    const { ada, bruno, ppauGroupId } = await group();
    await sendText(ada, ppauGroupId, 'one');
    await minutesLater(9);
    await sendText(ada, ppauGroupId, 'two');
    expect(await told(bruno)).toEqual([]);
    await minutesLater(2);
    expect(await told(bruno)).toEqual(['2 new messages in “Early risers”']);
    await sendText(ada, ppauGroupId, 'three');
    await minutesLater(20);
    expect(await told(bruno)).toHaveLength(1);
    await read(bruno, ppauGroupId);
    expect(await told(bruno)).toEqual(['2 new messages in “Early risers” (read)']);
    await sendText(ada, ppauGroupId, 'four');
    await minutesLater(11);
    expect(await told(bruno)).toEqual([
      '1 new message in “Early risers”',
      '2 new messages in “Early risers” (read)',
    ]);
    expect(await told(ada)).toEqual([]);
  });

  it('are told of to nobody who has read, muted the group or wants nothing of it', async () => {
    const { ada, bruno, ppauGroupId } = await group();
    await sendText(ada, ppauGroupId, 'one');
    await read(bruno, ppauGroupId);
    await minutesLater(12);
    await sendText(ada, ppauGroupId, 'two');
    const mutedUntil = new Date(on.clock.now().getTime() + 3_600_000).toISOString();
    const mute = { body: { ppauGroupId, mutedUntil } };
    await bruno.call(groupRoutes.changeGroupNotifications, mute);
    await minutesLater(12);
    await bruno.call(groupRoutes.changeGroupNotifications, {
      body: { ppauGroupId, mutedUntil: null, level: 'nothing' },
    });
    await sendText(ada, ppauGroupId, 'three');
    await minutesLater(12);
    expect(await told(bruno)).toEqual([]);
  });

  it('leave out what was told as a mention or an answer', async () => {
    const { ada, bruno, ppauGroupId } = await group();
    const { id: replyTo } = await sendText(bruno, ppauGroupId, 'one');
    await sendText(ada, ppauGroupId, 'two', { replyTo });
    await minutesLater(12);
    expect(await told(bruno)).toEqual(['Ada replied to you in “Early risers”']);
  });

  it('are told of once where two processes look at once', async () => {
    const { ada, bruno, ppauGroupId } = await group();
    await sendText(ada, ppauGroupId, 'one');
    on.clock.advance(12 * 60_000);
    const other = createDue(on.deps, on.domains);
    await Promise.all([on.due.runDue(), other.runDue()]);
    expect(await told(bruno)).toEqual(['1 new message in “Early risers”']);
  });
});

it('every message is told of at once to who wants that, and no second time', async () => {
  const { ada, bruno, ppauGroupId } = await group();
  await choose(bruno, ppauGroupId, 'all');
  const { id: replyTo } = await sendText(bruno, ppauGroupId, 'zero');
  await sendText(ada, ppauGroupId, 'one');
  await on.due.runDue();
  await sendText(ada, ppauGroupId, 'two', { replyTo });
  await minutesLater(12);
  expect(await told(bruno)).toEqual([
    'Ada replied to you in “Early risers”',
    'Ada wrote in “Early risers”',
  ]);
  expect(await told(ada)).toEqual(['1 new message in “Early risers”']);
});
