import { groupLimits } from '@stratum/contract/group-rules';
import { groupRoutes as routes } from '@stratum/contract/groups';
import { notificationRoutes } from '@stratum/contract/notifications';
import { uploadRoutes } from '@stratum/contract/uploads';
import { afterAll, describe, expect, it, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { eraseAccount } from '../../../test/erase-account.ts';
import { addMember, makeGroup } from '../../../test/make-group.ts';

const on = await openTestApp();
afterAll(() => on.close());

/** A group of an admin and two more, who joined in this order. */
async function threeIn() {
  const people = [await on.build.user(), await on.build.user(), await on.build.user()] as const;
  const [ada, bruno, chloe] = people;
  const { id: ppauGroupId } = await makeGroup(ada);
  for (const person of [bruno, chloe]) {
    on.clock.advance(60_000);
    await addMember(on, ppauGroupId, person);
  }
  return { ada, bruno, chloe, ppauGroupId };
}

async function adminsOf(
  reader: SignedInUser,
  ppauGroupId: Awaited<ReturnType<typeof threeIn>>['ppauGroupId'],
) {
  const { items } = dataOf(await reader.call(routes.groupMembers, { params: { ppauGroupId } }));
  return items.filter(({ role }) => role === 'admin').map(({ userId }) => userId);
}

describe('a group', () => {
  it('shows its members name, picture, rules and zone, as the admin has set them', async () => {
    const { ada, bruno, ppauGroupId } = await threeIn();
    const image = await ada.picture();
    const change = { name: ' Early risers 2 ', rules: 'Be kind', timeZone: 'europe/paris', image };
    const changed = dataOf(
      await ada.call(routes.updateGroup, { body: { ppauGroupId, ...change } }),
    );
    const seen = dataOf(await bruno.call(routes.groupInfo, { params: { ppauGroupId } }));
    expect(seen).toMatchObject({
      name: 'Early risers 2',
      rules: 'Be kind',
      timeZone: 'Europe/Paris',
    });
    expect(seen).toMatchObject({
      role: 'member',
      memberCount: 3,
      share: false,
      image: changed.image,
    });
    const listed = dataOf(await bruno.call(routes.listGroups)).items;
    expect(listed).toMatchObject([{ id: ppauGroupId, role: 'member', memberCount: 3 }]);
  });

  it('shows its picture to members alone, at an address that dies within a minute', async () => {
    const { ada, bruno, ppauGroupId } = await threeIn();
    const body = { ppauGroupId, image: await ada.picture() };
    const { image } = dataOf(await ada.call(routes.updateGroup, { body }));
    const params = { fileId: image ?? expect.unreachable() };
    const { expiresAt } = dataOf(await bruno.call(uploadRoutes.fileLink, { params }));
    const left = Date.parse(expiresAt) - on.clock.now().getTime();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
    await bruno.call(routes.removeLeaveGroup, { body: { ppauGroupId } });
    expect((await bruno.call(uploadRoutes.fileLink, { params })).status).toBe(404);
    await ada.call(routes.updateGroup, { body: { ppauGroupId, image: null } });
    expect((await ada.call(uploadRoutes.fileLink, { params })).status).toBe(404);
  });

  it('is shared with by choice, off until then', async () => {
    const { ada, bruno, ppauGroupId } = await threeIn();
    await bruno.call(routes.updateShareDailywins, { body: { ppauGroupId, share: true } });
    const { items } = dataOf(await ada.call(routes.groupMembers, { params: { ppauGroupId } }));
    expect(items.map(({ share }) => share)).toEqual([false, true, false]);
  });
});

describe('the admin', () => {
  it('says a word to every other member, five times a day', async () => {
    const { ada, bruno, ppauGroupId } = await threeIn();
    const say = () =>
      ada.call(routes.sendNotificationToMembers, { body: { ppauGroupId, text: 'At seven' } });
    expect(dataOf(await say())).toEqual({ sent: 2 });
    const heard = async (person: SignedInUser) =>
      dataOf(await person.call(notificationRoutes.getNotification)).items.map(({ text }) => text);
    expect([await heard(ada), await heard(bruno)]).toEqual([[], ['At seven']]);
    for (let count = 0; count < 4; count += 1) await say();
    expect((await say()).status).toBe(429);
  });

  it('hands a group over, and can do no more than a member then', async () => {
    const { ada, bruno, chloe, ppauGroupId } = await threeIn();
    const stranger = await on.build.user();
    const to = (userId: SignedInUser['id']) => ({ body: { ppauGroupId, userId } });
    expect((await ada.call(routes.changeGroupAdmin, to(stranger.id))).status).toBe(404);
    expect((await ada.call(routes.changeGroupAdmin, to(bruno.id))).status).toBe(200);
    expect(await adminsOf(chloe, ppauGroupId)).toEqual([bruno.id]);
    expect((await ada.call(routes.removeLeaveGroup, to(chloe.id))).status).toBe(403);
    expect((await bruno.call(routes.removeLeaveGroup, to(chloe.id))).status).toBe(200);
    expect((await chloe.call(routes.groupInfo, { params: { ppauGroupId } })).status).toBe(404);
  });

  it('who leaves is followed by the longest-standing member, and the last one ends the group', async () => {
    const { ada, bruno, chloe, ppauGroupId } = await threeIn();
    const leave = { body: { ppauGroupId } };
    await ada.call(routes.removeLeaveGroup, leave);
    expect(await adminsOf(chloe, ppauGroupId)).toEqual([bruno.id]);
    await chloe.call(routes.removeLeaveGroup, leave);
    await bruno.call(routes.removeLeaveGroup, leave);
    const { rows } = await on.database.pool.query('SELECT FROM groups WHERE id = $1', [
      ppauGroupId,
    ]);
    expect(rows).toEqual([]);
  });

  it('whose account ends is followed in the same way', async () => {
    const { ada, bruno, chloe, ppauGroupId } = await threeIn();
    await eraseAccount(on, ada);
    expect(await adminsOf(chloe, ppauGroupId)).toEqual([bruno.id]);
    for (const person of [bruno, chloe]) await eraseAccount(on, person);
    const left = await on.database.pool.query('SELECT FROM groups WHERE id = $1', [ppauGroupId]);
    expect(left.rowCount).toBe(0);
  });

  it('is one at every moment, when twenty hand over, leave and remove at once', async () => {
    const { ada, ppauGroupId } = await threeIn();
    const others = await Promise.all(Array.from({ length: 8 }, () => on.build.user()));
    for (const other of others) await addMember(on, ppauGroupId, other);
    const races = Array.from({ length: 20 }, (_, at) => {
      const userId = (others[at % others.length] ?? ada).id;
      const by = at % 3 === 0 ? ada : (others[(at * 5) % others.length] ?? ada);
      if (at % 7 === 6) return by.call(routes.removeLeaveGroup, { body: { ppauGroupId } });
      if (at % 5 === 4) return by.call(routes.removeLeaveGroup, { body: { ppauGroupId, userId } });
      return by.call(routes.changeGroupAdmin, { body: { ppauGroupId, userId } });
    });
    const statuses = (await Promise.all(races)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const { rows } = await on.database.pool.query(
      `SELECT FROM groups JOIN group_members ON group_id = id AND user_id = admin_id WHERE id = $1`,
      [ppauGroupId],
    );
    expect(rows).toHaveLength(1);
  });
});

test('a group takes a thousand members and not one more', async () => {
  const ada = await on.build.user();
  const { id: ppauGroupId } = await makeGroup(ada);
  await on.database.pool.query(
    `WITH filler AS (
      INSERT INTO users (id, email, first_name, last_name, sms_notification, locale, time_zone, role, created_at)
      SELECT gen_random_uuid(), 'member-' || n || '@example.org', 'M', 'Example', false, 'en', 'UTC', 'user', now()
      FROM generate_series(1, $2::int) AS n RETURNING id)
    INSERT INTO group_members (group_id, user_id, joined_at, share) SELECT $1, id, now(), false FROM filler`,
    [ppauGroupId, groupLimits.members - 2],
  );
  const link = dataOf(await ada.call(routes.makeGroupLink, { params: { ppauGroupId } })).link;
  const token = new URL(link.url).searchParams.get('join') ?? '';
  const newcomers = await Promise.all([on.build.user(), on.build.user()]);
  const joins = newcomers.map((person) => person.call(routes.joinByLink, { body: { token } }));
  const answers = await Promise.all(joins);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const seen = dataOf(await ada.call(routes.groupInfo, { params: { ppauGroupId } }));
  expect(seen.memberCount).toBe(groupLimits.members);
});
