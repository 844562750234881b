import { groupRoutes as routes } from '@stratum/contract/groups';
import { notificationRoutes } from '@stratum/contract/notifications';
import { afterAll, describe, expect, it, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeGroup } from '../../../test/make-group.ts';
import { isPlainName } from './send-invitation.ts';

const on = await openTestApp();
afterAll(() => on.close());
const day = 86_400_000;

async function inviteTo(admin: SignedInUser, emails: string[], name?: string) {
  const { id: ppauGroupId } = await makeGroup(admin, name);
  const body = { ppauGroupId, emails };
  const { invitations } = dataOf(await admin.call(routes.inviteMembers, { body }));
  await on.jobs.drain();
  return { ppauGroupId, invitations, first: invitations[0] ?? expect.unreachable() };
}

const received = async (person: SignedInUser) => dataOf(await person.call(routes.listGroups));

describe('an invitation', () => {
  it('answers alike for addresses with and without an account, and reaches both', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user()];
    const { invitations } = await inviteTo(ada, [bruno.email, 'nobody@example.org']);
    const shape = invitations.map(({ status, expiresAt }) => ({ status, expiresAt }));
    expect(shape[0]).toEqual(shape[1]);
    const told = dataOf(await bruno.call(notificationRoutes.getNotification)).items;
    const own = invitations.find(({ email }) => email === bruno.email);
    const target = `/ppau?invitation=${own?.invitationId}`;
    const data = { groupName: 'Early risers' };
    expect(told).toMatchObject([{ kind: 'invitation', data, target }]);
    const mail = await on.mail.newestTo('nobody@example.org');
    expect(mail).toMatchObject({ subject: 'Ada has invited you to join “Early risers”' });
  });

  it('shows name and inviter, and nothing else, until it is accepted', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user({ first_name: 'Bruno' })];
    const { ppauGroupId, first } = await inviteTo(ada, [bruno.email]);
    const { invitationId, expiresAt } = first;
    expect((await received(bruno)).invitations).toEqual([
      { invitationId, name: 'Early risers', inviter: 'Ada', inviterId: ada.id, expiresAt },
    ]);
    expect((await bruno.call(routes.groupInfo, { params: { ppauGroupId } })).status).toBe(404);
    const body = { invitationId, accept: true, share: true };
    const { group } = dataOf(await bruno.call(routes.handleGroupInvitation, { body }));
    expect(group).toMatchObject({ role: 'member', memberCount: 2, share: true });
    expect(await received(bruno)).toMatchObject({ items: [{ id: ppauGroupId }], invitations: [] });
    const told = dataOf(await ada.call(notificationRoutes.getNotification)).items;
    expect(told).toMatchObject([{ kind: 'member_joined', data: { name: 'Bruno' } }]);
    expect(dataOf(await bruno.call(notificationRoutes.getNotificationCount))).toBe(0);
  });

  it('waits for whoever signs up with its address, and for nobody with another', async () => {
    const ada = await on.build.user();
    const { first } = await inviteTo(ada, ['later@example.org']);
    const [later, other] = [
      await on.build.user({ email: 'later@example.org' }),
      await on.build.user(),
    ];
    const body = { invitationId: first.invitationId, accept: true };
    expect((await other.call(routes.handleGroupInvitation, { body })).status).toBe(404);
    expect((await later.call(routes.handleGroupInvitation, { body })).status).toBe(200);
  });

  it('can be declined, and answered once only', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user()];
    const { first, ppauGroupId } = await inviteTo(ada, [bruno.email]);
    const answers = [true, false].map((accept) =>
      bruno.call(routes.handleGroupInvitation, {
        body: { invitationId: first.invitationId, accept },
      }),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
    const params = { ppauGroupId };
    expect(dataOf(await ada.call(routes.groupInvitations, { params })).items).toEqual([]);
  });

  it('is over after fourteen days, unless it is sent again', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user()];
    const { first } = await inviteTo(ada, [bruno.email]);
    const { invitationId } = first;
    on.clock.advance(13 * day);
    await ada.call(routes.resendInvitation, { body: { invitationId } });
    await on.jobs.drain();
    on.clock.advance(14 * day - 1);
    expect((await received(bruno)).invitations).toHaveLength(1);
    on.clock.advance(1);
    expect((await received(bruno)).invitations).toEqual([]);
    const body = { invitationId, accept: true };
    expect((await bruno.call(routes.handleGroupInvitation, { body })).status).toBe(404);
  });

  it('that is sent again is told again, in place of the time before', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user()];
    const { first } = await inviteTo(ada, [bruno.email]);
    const { invitationId } = first;
    const told = async () =>
      dataOf(await bruno.call(notificationRoutes.getNotification)).items.map(
        ({ kind, readAt }) => `${kind}${readAt === null ? '' : ' (read)'}`,
      );
    on.clock.advance(day);
    await ada.call(routes.resendInvitation, { body: { invitationId } });
    await on.jobs.drain();
    expect(await told()).toEqual(['invitation', 'invitation (read)']);
    await bruno.call(routes.handleGroupInvitation, { body: { invitationId, accept: false } });
    expect(await told()).toEqual(['invitation (read)', 'invitation (read)']);
  });

  it('is taken back by the admin alone', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user()];
    const { first } = await inviteTo(ada, [bruno.email]);
    const query = { invitationId: first.invitationId };
    expect((await bruno.call(routes.revokeInvitation, { query })).status).toBe(404);
    expect((await ada.call(routes.revokeInvitation, { query })).status).toBe(200);
    expect((await received(bruno)).invitations).toEqual([]);
  });

  it('is told to an address five times a day at most, and listed always', async () => {
    const bruno = await on.build.user();
    for (let count = 0; count < 6; count += 1) {
      await inviteTo(await on.build.user(), ['often@example.org', bruno.email]);
    }
    expect(await on.mail.allTo('often@example.org')).toHaveLength(5);
    expect(dataOf(await bruno.call(notificationRoutes.getNotificationCount))).toBe(5);
    expect((await received(bruno)).invitations).toHaveLength(6);
  });
});

test('a name that could be taken for an address is not mailed to strangers', async () => {
  expect(['St. Gallen', 'Ada & Co', '6 Uhr 30'].map(isPlainName)).toEqual([true, true, true]);
  expect(['evil.example', 'a/b', 'mail:x', 'a@b'].some(isPlainName)).toBe(false);
  await inviteTo(await on.build.user(), ['wary@example.org'], 'Win at evil.example');
  const mail = await on.mail.newestTo('wary@example.org');
  expect(JSON.stringify(mail)).not.toContain('evil.example');
});

describe('a link', () => {
  const joinToken = async (
    admin: SignedInUser,
    ppauGroupId: Awaited<ReturnType<typeof makeGroup>>['id'],
  ) => {
    const { link } = dataOf(await admin.call(routes.makeGroupLink, { params: { ppauGroupId } }));
    const { pathname, searchParams } = new URL(link.url);
    // Without a language: whoever follows it reads their own.
    expect(pathname).toBe('/ppau');
    return searchParams.get('join') ?? '';
  };

  it('shows name and inviter, and makes a member of whoever follows it', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user()];
    const { id } = await makeGroup(ada);
    const token = await joinToken(ada, id);
    const preview = await bruno.call(routes.previewGroupLink, { query: { token } });
    expect(dataOf(preview)).toEqual({ name: 'Early risers', inviter: 'Ada' });
    const joined = dataOf(await bruno.call(routes.joinByLink, { body: { token } }));
    expect(joined).toMatchObject({ id, role: 'member', share: false });
  });

  it('ends with the next one, when it is ended, and after fourteen days', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user()];
    const { id: ppauGroupId } = await makeGroup(ada);
    const follow = async (token: string) =>
      (await bruno.call(routes.previewGroupLink, { query: { token } })).status;
    const first = await joinToken(ada, ppauGroupId);
    const second = await joinToken(ada, ppauGroupId);
    expect([await follow(first), await follow(second)]).toEqual([404, 200]);
    on.clock.advance(14 * day);
    expect(await follow(second)).toBe(404);
    const third = await joinToken(ada, ppauGroupId);
    await ada.call(routes.revokeGroupLink, { params: { ppauGroupId } });
    expect(await follow(third)).toBe(404);
  });

  it('cannot be guessed from the id of one that was seen', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user()];
    const token = await joinToken(ada, (await makeGroup(ada)).id);
    const bytes = Buffer.from(token, 'base64url');
    bytes[31] = (bytes[31] ?? 0) ^ 1;
    const query = { token: bytes.toString('base64url') };
    expect((await bruno.call(routes.previewGroupLink, { query })).status).toBe(404);
  });
});
