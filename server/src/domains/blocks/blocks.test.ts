import { blockRoutes as routes } from '@stratum/contract/blocks';
import { chatRoutes } from '@stratum/contract/chat';
import { groupRoutes } from '@stratum/contract/groups';
import { notificationRoutes } from '@stratum/contract/notifications';
import { afterAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eventEqualsRefetch } from '../../../test/live-events.ts';
import { addMember, makeGroup } from '../../../test/make-group.ts';
import { sendText } from '../../../test/send-text.ts';
import { twoInGroup } from '../../../test/two-in-group.ts';

const on = await openTestApp();
afterAll(() => on.close());

const block = (by: SignedInUser, { id: userId }: SignedInUser) =>
  by.call(routes.blockPerson, { body: { userId } });
const unblock = (by: SignedInUser, { id: userId }: SignedInUser) =>
  by.call(routes.unblockPerson, { query: { userId } });
const blockedBy = async (person: SignedInUser) =>
  dataOf(await person.call(routes.blockedPeople)).items;
const kindsTold = async (person: SignedInUser) =>
  dataOf(await person.call(notificationRoutes.getNotification)).items.map(({ kind }) => kind);
const unreadOf = async (person: SignedInUser) =>
  dataOf(await person.call(groupRoutes.listGroups)).items.map(({ unreadCount }) => unreadCount);

describe('who is blocked', () => {
  it('is on the list of the blocker alone, until that ends, and their other tabs hear of it', async () => {
    const { ada, bruno } = await twoInGroup(on);
    await eventEqualsRefetch(on, {
      person: ada,
      read: () => blockedBy(ada),
      change: () => block(ada, bruno),
      apply: (state, { type }) => (type === 'blocks_changed' ? [expect.anything()] : state),
    });
    const [first] = await blockedBy(ada);
    expect(first).toMatchObject({ userId: bruno.id, first_name: 'Bruno' });
    on.clock.advance(1_000);
    expect(dataOf(await block(ada, bruno))).toEqual(first);
    expect(await blockedBy(bruno)).toEqual([]);
    expect((await unblock(ada, bruno)).status).toBe(200);
    expect((await unblock(ada, bruno)).status).toBe(200);
    expect(await blockedBy(ada)).toEqual([]);
  });

  it('names, answers and calls them without a word reaching them, and is answered as before', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const { id: replyTo } = await sendText(bruno, ppauGroupId, 'Up at six');
    await block(bruno, ada);
    const naming = { clientId: 'c', type: 'text', body: '@Bruno' } as const;
    const body = { ...naming, mentions: [bruno.id] };
    const sent = dataOf(await ada.call(chatRoutes.sendMessage, { params: { ppauGroupId }, body }));
    expect(sent.mentions).toEqual([bruno.id]);
    await sendText(ada, ppauGroupId, 'Really', { replyTo });
    const word = { body: { ppauGroupId, text: 'At seven' } };
    const answer = await ada.call(groupRoutes.sendNotificationToMembers, word);
    expect(dataOf(answer)).toEqual({ sent: 1 });
    expect(await kindsTold(bruno)).toEqual([]);
    await unblock(bruno, ada);
    await sendText(ada, ppauGroupId, 'Still there?', { replyTo });
    expect(await kindsTold(bruno)).toEqual(['mention']);
  });

  it('writes what counts as unread for others alone', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    const chloe = await on.build.user();
    await addMember(on, ppauGroupId, chloe);
    on.clock.advance(1_000);
    await sendText(ada, ppauGroupId, 'one');
    await sendText(chloe, ppauGroupId, 'two');
    expect(await unreadOf(bruno)).toEqual([2]);
    await block(bruno, ada);
    expect(await unreadOf(bruno)).toEqual([1]);
    expect(await unreadOf(chloe)).toEqual([1]);
  });

  it('invites them unheard, with the same answer', async () => {
    const { ada, bruno } = await twoInGroup(on);
    await block(bruno, ada);
    const { id: ppauGroupId } = await makeGroup(ada, 'Late risers');
    const invite = { body: { ppauGroupId, emails: [bruno.email] } };
    const { invitations } = dataOf(await ada.call(groupRoutes.inviteMembers, invite));
    expect(invitations).toMatchObject([{ email: bruno.email, status: 'invited' }]);
    await on.jobs.drain();
    expect(await kindsTold(bruno)).toEqual([]);
    const seen = async () => dataOf(await bruno.call(groupRoutes.listGroups)).invitations;
    expect(await seen()).toEqual([]);
    await unblock(bruno, ada);
    expect(await seen()).toMatchObject([{ name: 'Late risers', inviterId: ada.id }]);
  });
});

describe('somebody can be blocked', () => {
  it('by who has an invitation of theirs', async () => {
    const [ada, bruno, chloe] = [
      await on.build.user(),
      await on.build.user(),
      await on.build.user(),
    ];
    const { id: ppauGroupId } = await makeGroup(ada);
    const invite = { body: { ppauGroupId, emails: [bruno.email] } };
    await ada.call(groupRoutes.inviteMembers, invite);
    expect((await block(chloe, ada)).status).toBe(404);
    expect((await block(bruno, ada)).status).toBe(200);
  });

  it('once they have left, by who can still read what they wrote', async () => {
    const { ada, bruno, ppauGroupId } = await twoInGroup(on);
    await bruno.call(groupRoutes.removeLeaveGroup, { body: { ppauGroupId } });
    expect((await block(ada, bruno)).status).toBe(200);
    expect((await block(bruno, ada)).status).toBe(404);
    expect((await block(ada, ada)).status).toBe(404);
  });
});
