import { administratorRoutes } from '@stratum/contract/administrators';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { grantAdministrator, inviteFirstAdministrator } from './index.ts';

async function invite({ database, clock }: TestApp): Promise<string> {
  const token = await inviteFirstAdministrator({ db: database.db, clock });
  if (token === null) throw new Error('there is an administrator');
  return token;
}

const accept = (user: SignedInUser, token: string) =>
  user.call(administratorRoutes.acceptAdministratorInvitation, { body: { token } });

const roleOf = async (user: SignedInUser) =>
  dataOf(await user.call(profileRoutes.profileInfo)).role;

test('the link makes one account an administrator, once, and is written into the audit log', async () => {
  const on = await createTestApp();
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  const token = await invite(on);
  const answers = await Promise.all([accept(ada, token), accept(bruno, token)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
  expect([await roleOf(ada), await roleOf(bruno)].toSorted()).toEqual(['admin', 'user']);
  expect((await accept(bruno, token)).error).toMatchObject({ code: 'not_found' });
  const { rows } = await on.database.pool.query('SELECT action, details FROM audit_log');
  expect(rows).toEqual([{ action: 'administrator_granted', details: { by: 'invitation' } }]);
});

test('only the hash of its token is stored', async () => {
  const on = await createTestApp();
  const token = await invite(on);
  const { rows } = await on.database.pool.query('SELECT * FROM administrator_invitations');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the link ends after a day, and with the next start, which makes another', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const earlier = await invite(on);
  const token = await invite(on);
  expect((await accept(ada, earlier)).status).toBe(404);
  on.clock.advance(24 * 3_600_000);
  expect((await accept(ada, token)).status).toBe(404);
  expect((await accept(ada, await invite(on))).status).toBe(200);
});

test('no link is made where there is an administrator, and an earlier one has ended', async () => {
  const on = await createTestApp();
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  const { db } = on.database;
  const token = await invite(on);
  const deps = { db, clock: on.clock, secrets: { auditKey: Buffer.alloc(32) } };
  expect(await grantAdministrator(deps, ada.email)).toBe('granted');
  expect((await accept(bruno, token)).status).toBe(404);
  expect(await inviteFirstAdministrator({ db, clock: on.clock })).toBeNull();
});
