import { authRoutes } from '@stratum/contract/auth';
import { collectionRoutes } from '@stratum/contract/collection';
import { peopleRoutes } from '@stratum/contract/console/people';
import { notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { callRoute, dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { addMember, makeGroup } from '../../../test/make-group.ts';

const confirmed = { password: 'Lantern-9x', reason: 'asked for by phone' };
const { blockAccount, unblockAccount, changePersonRole, person, people } = peopleRoutes;

async function actions({ database }: TestApp): Promise<string[]> {
  const { rows } = await database.pool.query<{ action: string }>(
    'SELECT action FROM audit_log ORDER BY position',
  );
  return rows.map(({ action }) => action);
}

const signInAs = (on: TestApp, { email }: SignedInUser) =>
  callRoute(on.app, null, authRoutes.signIn, { body: { email, password: 'Lantern-9x' } });

test('who is blocked is out at once, hears nothing, and hands their groups on; and is let in again', async () => {
  const on = await createTestApp();
  const admin = await on.build.user({ role: 'admin' });
  const [bruno, carla] = [await on.build.user(), await on.build.user()];
  const { id } = await makeGroup(bruno);
  await addMember(on, id, carla);
  const params = { userId: bruno.id };
  const refused = await admin.call(blockAccount, {
    params,
    body: { ...confirmed, password: 'Lantern-8x' },
  });
  expect(refused).toMatchObject({
    status: 401,
    error: { fields: { password: expect.any(String) } },
  });
  expect((await bruno.call(profileRoutes.profileInfo)).status).toBe(200);
  await admin.call(blockAccount, { params, body: confirmed });
  expect((await bruno.call(profileRoutes.profileInfo)).error).toBe('invalid_token');
  expect(await signInAs(on, bruno)).toMatchObject({
    status: 403,
    error: { code: 'account_blocked' },
  });
  const { rows } = await on.database.pool.query('SELECT admin_id FROM groups');
  expect(rows).toEqual([{ admin_id: carla.id }]);
  const news = { kind: 'new_assessment_month', data: { month: '2026-11' } } as const;
  for (const told of [bruno, carla]) await told.notify(news);
  await on.due.runDue();
  expect(await on.mail.allTo(carla.email)).toHaveLength(1);
  expect(await on.mail.allTo(bruno.email)).toEqual([]);
  await admin.call(unblockAccount, { params, body: confirmed });
  expect((await signInAs(on, bruno)).status).toBe(200);
  expect(await actions(on)).toEqual(['person_blocked', 'person_unblocked']);
});

test('the last administrator keeps role and account; several people are acted on together or not at all', async () => {
  const on = await createTestApp();
  const admin = await on.build.user({ role: 'admin' });
  const [bruno, carla] = [await on.build.user(), await on.build.user()];
  const own = { params: { userId: admin.id } };
  const toUser = { ...own, body: { ...confirmed, role: 'user' as const } };
  expect((await admin.call(changePersonRole, toUser)).error).toMatchObject({
    code: 'last_administrator',
  });
  const act = 'block' as const;
  const userIds = [bruno.id, admin.id];
  const body = { ...confirmed, act, userIds };
  expect((await admin.call(peopleRoutes.actOnPeople, { body })).status).toBe(409);
  expect((await bruno.call(profileRoutes.profileInfo)).status).toBe(200);
  const both = { body: { ...confirmed, act, userIds: [bruno.id, carla.id] } };
  expect(dataOf(await admin.call(peopleRoutes.actOnPeople, both))).toEqual({ people: 2 });
  expect((await carla.call(profileRoutes.profileInfo)).status).toBe(401);
  const toAdmin = { params: { userId: bruno.id }, body: { ...confirmed, role: 'admin' as const } };
  expect((await admin.call(changePersonRole, toAdmin)).status).toBe(200);
});

test('people are found by the beginnings of words, by state, and page by page however sorted', async () => {
  const on = await createTestApp();
  const admin = await on.build.user({ role: 'admin', last_name: 'Zeta' });
  const names = ['Müller', 'Muller', 'Martin', 'Moreau'];
  for (const [index, last_name] of names.entries()) {
    await on.build.user({ first_name: 'Chloé', last_name, email: `${index}@example.org` });
  }
  const find = async (query: object) => dataOf(await admin.call(people, { query }));
  const namesOf = ({ items }: { items: { last_name: string }[] }) =>
    items.map(({ last_name }) => last_name);
  expect(namesOf(await find({ search: 'chloe MUL', sort: 'email' }))).toEqual(['Müller', 'Muller']);
  expect(namesOf(await find({ search: "'; --" }))).toEqual([]);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ sort: '-name', limit: 2, ...(cursor && { cursor }) });
    seen.push(...namesOf(page));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(seen).toEqual([...seen].toSorted().toReversed());
  expect(seen).toHaveLength(5);
  expect((await admin.call(people, { query: { cursor: 'WzFd' } })).status).toBe(422);
});

test('a person’s page has facts and counts, and the look stands there for the next one', async () => {
  const on = await createTestApp();
  const admin = await on.build.user({ role: 'admin', first_name: 'Chloé', last_name: 'Martin' });
  const bruno = await on.build.user();
  await bruno.notify();
  await bruno.file();
  const read = async () => dataOf(await admin.call(person, { params: { userId: bruno.id } }));
  const first = await read();
  expect(first).toMatchObject({ email: bruno.email, counts: { files: 1, notes: 0 }, looks: [] });
  expect(first.sent).toMatchObject([{ kind: 'password_changed', outcome: 'sent' }]);
  expect((await read()).looks).toMatchObject([{ action: 'person_read', name: 'Chloé Martin' }]);
});

test('who looks on as somebody reads but notes, files and messages, changes nothing, and is told of', async () => {
  const on = await createTestApp();
  const admin = await on.build.user({ role: 'admin', first_name: 'Chloé', last_name: 'Martin' });
  const other = await on.build.user({ role: 'admin' });
  const body = { reason: 'cannot find the export', minutes: 5 as const };
  const params = { userId: other.id };
  const { token } = dataOf(await admin.call(peopleRoutes.viewAsPerson, { params, body }));
  const call = (route: Parameters<typeof callRoute>[2], sent?: object) =>
    callRoute(on.app, token, route, sent);
  expect(dataOf(await call(profileRoutes.profileInfo))).toMatchObject({ id: other.id });
  const readOnly = { status: 403, error: { code: 'read_only' } };
  expect(await call(collectionRoutes.listCollections)).toMatchObject(readOnly);
  expect(await call(people)).toMatchObject(readOnly);
  expect(await call(profileRoutes.updateProfile, { body: { city: 'Bonn' } })).toMatchObject(
    readOnly,
  );
  expect(dataOf(await other.call(authRoutes.sessions)).items).toHaveLength(1);
  on.clock.advance(5 * 60_000);
  await on.due.runDue();
  expect((await call(profileRoutes.profileInfo)).status).toBe(401);
  const { items } = dataOf(await other.call(notificationRoutes.getNotification));
  expect(items[0]?.text).toMatch(/cannot find the export/);
  expect(items[0]?.title).toMatch(/^Chloé Martin/);
});
