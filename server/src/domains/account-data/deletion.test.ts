import { accountDataRoutes } from '@stratum/contract/account-data';
import { authRoutes } from '@stratum/contract/auth';
import { notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, test } from 'vitest';
import { callRoute, dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

const { deleteAccount, keepAccount } = accountDataRoutes;
const { profileInfo } = profileRoutes;

const password = 'Lantern-9x';
const deletionDate = '2026-12-04T09:00:00.000Z';

async function removePassword({ database }: TestApp, email: string): Promise<void> {
  await database.pool.query('UPDATE users SET password_hash = NULL WHERE email = $1', [email]);
}

test('the deletion is planned for in 14 days, notified, mailed, and shown on the profile', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  expect(dataOf(await ada.call(profileInfo)).deletionDate).toBeNull();
  expect(dataOf(await ada.call(deleteAccount, { body: { password } }))).toEqual({ deletionDate });
  expect(dataOf(await ada.call(profileInfo)).deletionDate).toBe(deletionDate);
  const { items } = dataOf(await ada.call(notificationRoutes.getNotification));
  expect(items).toMatchObject([{ kind: 'deletion_planned', data: { deletionAt: deletionDate } }]);
  await on.jobs.drain();
  expect((await on.mail.newestTo(ada.email)).text).toContain('4 December 2026');
});

test('every other session ends at once, the one that asked goes on', async () => {
  const { build } = await createTestApp();
  const ada = await build.user();
  const elsewhere = await ada.again();
  await ada.call(deleteAccount, { body: { password } });
  expect((await elsewhere.call(profileInfo)).error).toBe('invalid_token');
  expect((await ada.call(profileInfo)).status).toBe(200);
});

test('asking again keeps the date and sends no second mail', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await ada.call(deleteAccount, { body: { password } });
  on.clock.advance(86_400_000);
  expect(dataOf(await ada.call(deleteAccount, { body: { password } }))).toEqual({ deletionDate });
  await on.jobs.drain();
  expect(on.mail.sent).toHaveLength(1);
});

test('a wrong password plans nothing, keeps the session, and is counted', async () => {
  const { build } = await createTestApp();
  const ada = await build.user();
  const guess = () => ada.call(deleteAccount, { body: { password: 'Wrong-9xx' } });
  expect(await guess()).toMatchObject({ status: 401, error: { code: 'wrong_credentials' } });
  let answer = await guess();
  for (let count = 2; count < 60 && answer.status === 401; count += 1) answer = await guess();
  expect(answer.status).toBe(429);
  expect(dataOf(await ada.call(profileInfo)).deletionDate).toBeNull();
});

test('an account without a password is confirmed by its mail address, and by nothing else', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await removePassword(on, ada.email);
  for (const body of [{ password }, { email: 'somebody@example.org' }]) {
    expect(await ada.call(deleteAccount, { body })).toMatchObject({
      status: 401,
      error: { code: 'wrong_credentials' },
    });
  }
  const own = { email: ` ${ada.email.toUpperCase()} ` };
  expect(dataOf(await ada.call(deleteAccount, { body: own }))).toEqual({ deletionDate });
});

test('an account with a password is not confirmed by its mail address', async () => {
  const { build } = await createTestApp();
  const ada = await build.user();
  const answer = await ada.call(deleteAccount, { body: { email: ada.email } });
  expect(answer).toMatchObject({ status: 401, error: { code: 'wrong_credentials' } });
});

test('signing in goes on during the grace, and keeping the account cancels all', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await ada.call(deleteAccount, { body: { password } });
  on.clock.set('2026-12-04T08:59:59Z');
  const body = { email: ada.email, password };
  const { accessToken } = dataOf(await callRoute(on.app, null, authRoutes.signIn, { body }));
  const kept = await callRoute(on.app, accessToken, keepAccount);
  expect(dataOf(kept)).toEqual({ kept: true });
  expect(dataOf(await ada.call(profileInfo)).deletionDate).toBeNull();
  const { items } = dataOf(await ada.call(notificationRoutes.getNotification));
  expect(items[0]).toMatchObject({ kind: 'deletion_cancelled' });
  expect(dataOf(await ada.call(keepAccount))).toEqual({ kept: true });
});

test('once the grace is over it is too late to keep the account', async () => {
  const { build, clock } = await createTestApp();
  const ada = await build.user();
  await ada.call(deleteAccount, { body: { password } });
  clock.set(deletionDate);
  expect(await ada.call(keepAccount)).toMatchObject({ status: 409, error: { code: 'conflict' } });
});

test('the only administrator cannot leave, and of two that leave at once one stays', async () => {
  const { build } = await createTestApp();
  const first = await build.user({ role: 'admin' });
  const leave = { body: { password } };
  expect(await first.call(deleteAccount, leave)).toMatchObject({
    status: 409,
    error: { code: 'last_administrator' },
  });
  const second = await build.user({ role: 'admin' });
  const answers = await Promise.all([first, second].map(({ call }) => call(deleteAccount, leave)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
