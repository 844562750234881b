import { authRoutes } from '@stratum/contract/auth';
import { consoleRoutes } from '@stratum/contract/console/console';
import { groupRoutes } from '@stratum/contract/groups';
import { expect, test } from 'vitest';
import { callRoute, dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { makeGroup } from '../../../test/make-group.ts';
import { createAuditRead } from '../../platform/audit/audit-read.ts';

test('the audit log is read page by page, of one person’s entries alone, and as a file of all', async () => {
  const on = await createTestApp();
  const admin = await on.build.user({ role: 'admin', first_name: 'Chloé', last_name: 'Martin' });
  const [bruno, carla] = [await on.build.user(), await on.build.user()];
  const audit = createAuditRead(on.database.db, on.deps);
  for (const { id } of [bruno, carla, bruno]) {
    await audit({ actor: admin.id, subject: id, route: '=cmd()' });
  }
  const read = async (query: object) =>
    dataOf(await admin.call(consoleRoutes.auditEntries, { query }));
  const first = await read({ limit: 2 });
  expect(first.items.map(({ id }) => id)).toEqual(['3', '2']);
  expect(first.items[0]?.actor?.name).toBe('Chloé Martin');
  const rest = await read({ limit: 2, cursor: first.next });
  expect(rest).toMatchObject({ items: [{ id: '1' }], next: null });
  const ofBruno = await read({ subject: bruno.id, sort: 'at' });
  expect(ofBruno.items.map(({ id }) => id)).toEqual(['1', '3']);
  const columns = [
    { key: 'position', title: 'Place' },
    { key: 'details', title: 'Details, all' },
  ];
  const body = { list: 'audit' as const, state: { subject: bruno.id }, columns };
  const begun = dataOf(await admin.call(consoleRoutes.startListExport, { body }));
  await on.jobs.drain();
  const params = { exportId: begun.id };
  const ready = dataOf(await admin.call(consoleRoutes.listExport, { params }));
  expect(ready).toMatchObject({ status: 'ready', rows: 2 });
  const file = await on.app.inject({ url: ready.url ?? '' });
  expect(file.body).toBe(
    '\uFEFFPlace,"Details, all"\r\n3,"{""route"":""=cmd()""}"\r\n1,"{""route"":""=cmd()""}"\r\n',
  );
  const other = await on.build.user({ role: 'admin' });
  expect((await other.call(consoleRoutes.listExport, { params })).status).toBe(404);
});

test('an account without a password confirms by a mailed code, once', async () => {
  const on = await createTestApp();
  const admin = await on.build.user({ role: 'admin' });
  const { setSignUpPolicy, sendConfirmationCode } = consoleRoutes;
  const wanted = { policy: 'invitation' as const, version: 1, reason: 'a pilot' };
  const set = (given: object) => admin.call(setSignUpPolicy, { body: { ...wanted, ...given } });
  await on.database.pool.query('UPDATE users SET password_hash = NULL');
  await admin.call(sendConfirmationCode);
  const [code] = /\d{6}/.exec((await on.mail.newestTo(admin.email)).text) ?? [];
  const wrong = code === '000000' ? '111111' : '000000';
  expect((await set({ password: 'Lantern-9x' })).error).toMatchObject({ code: 'wrong_code' });
  expect((await set({ code: wrong })).status).toBe(422);
  expect(dataOf(await set({ code }))).toEqual({ policy: 'invitation', version: 2 });
  expect((await set({ code })).error).toMatchObject({ code: 'wrong_code' });
});

test('who may sign up: everybody, by a code of an organization, or where a group has invited', async () => {
  const on = await createTestApp();
  const admin = await on.build.user({ role: 'admin' });
  const { orgcode } = await on.build.organization();
  const confirmed = { password: 'Lantern-9x', reason: 'a pilot' };
  const allow = (policy: 'everybody' | 'orgcode' | 'invitation', version: number) =>
    admin.call(consoleRoutes.setSignUpPolicy, { body: { ...confirmed, policy, version } });
  const newcomer = { first_name: 'Nora', last_name: 'Berg', password: 'Lantern-9x' };
  const signUp = (email: string, more: object = {}) =>
    callRoute(on.app, null, authRoutes.signUp, { body: { ...newcomer, email, ...more } });
  const { id } = await makeGroup(admin);
  await admin.call(groupRoutes.inviteMembers, {
    body: { ppauGroupId: id, emails: ['guest@example.org'] },
  });
  expect((await allow('orgcode', 1)).status).toBe(200);
  expect((await allow('invitation', 1)).error).toMatchObject({ code: 'conflict' });
  expect(await signUp('a@example.org')).toMatchObject({
    status: 422,
    error: { fields: { orgcode: expect.any(String) } },
  });
  expect((await signUp('a@example.org', { orgcode })).status).toBe(200);
  expect((await allow('invitation', 2)).status).toBe(200);
  expect(await signUp('b@example.org', { orgcode })).toMatchObject({
    status: 403,
    error: { code: 'invitation_needed' },
  });
  expect((await signUp('guest@example.org')).status).toBe(200);
});
