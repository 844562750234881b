import { authRoutes } from '@stratum/contract/auth';
import { notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, test } from 'vitest';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newcomer, signUpFor } from '../../../../test/newcomer.ts';

const { sessions, endSession, endOtherSessions, signIn, verifyOtp } = authRoutes;
const { profileInfo } = profileRoutes;
const day = 24 * 60 * 60 * 1000;

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newerFirefox = firefox.replaceAll('140', '141');
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const iPad = iPhone.replace('iPhone; CPU iPhone OS', 'iPad; CPU OS');

async function enter({ app }: TestApp, email: string, userAgent: string) {
  const body = { email, password: 'Lantern-9x' };
  const headers = { 'user-agent': userAgent };
  return dataOf(await callRoute(app, null, signIn, { body, headers })).accessToken;
}

async function notified({ app }: TestApp, token: string) {
  const { items } = dataOf(await callRoute(app, token, notificationRoutes.getNotification));
  return items.map(({ kind, data }) => ({ kind, data }));
}

test('sessions are listed by device, the latest use first', async () => {
  const on = await createTestApp();
  const { email, token: first } = await on.build.user();
  await on.build.user();
  on.clock.advance(120_000);
  const phone = await enter(on, email, iPhone);
  on.clock.advance(120_000);
  await enter(on, email, `${iPad} ${'x'.repeat(400)}`);
  await enter(on, email, 'a <b>robot</b>');
  on.clock.advance(120_000);
  await callRoute(on.app, first, profileInfo);
  const { items } = dataOf(await callRoute(on.app, phone, sessions));
  const nameless = { browser: null, system: null, kind: 'unknown' };
  expect(items).toMatchObject([
    { browser: 'Safari', system: 'iOS', kind: 'mobile', current: true },
    { ...nameless, current: false, lastSeenAt: '2026-11-20T09:06:00.000Z' },
    { ...nameless, current: false, createdAt: '2026-11-20T09:04:00.000Z' },
    { browser: 'Safari', system: 'iOS', kind: 'tablet', current: false },
  ]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(4);
});

test('sessions past their time are not listed', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  on.clock.advance(30 * day);
  const token = await enter(on, email, firefox);
  const { items } = dataOf(await callRoute(on.app, token, sessions));
  expect(items).toMatchObject([{ browser: 'Firefox', system: 'Windows', kind: 'desktop' }]);
});

test('one session is ended, and the others go on', async () => {
  const on = await createTestApp();
  const owner = await on.build.user();
  const [lost, kept] = [await owner.again(), await owner.again()];
  const { items } = dataOf(await lost.call(sessions));
  const sessionId = items.find(({ current }) => current)?.id ?? '';
  const end = () => owner.call(endSession, { params: { sessionId } });
  expect(dataOf(await end())).toEqual({ ended: true });
  expect(await lost.call(profileInfo)).toMatchObject({ error: 'invalid_token' });
  for (const session of [owner, kept]) expect((await session.call(profileInfo)).status).toBe(200);
  expect(await end()).toMatchObject({ status: 404, error: { code: 'not_found' } });
});

test('a session of another account answers as one that does not exist, and goes on', async () => {
  const on = await createTestApp();
  const owner = await on.build.user();
  const stranger = await on.build.user({ role: 'admin' });
  const { items } = dataOf(await owner.call(sessions));
  const unknown = '01990000-0000-7000-8000-000000000000';
  const answers = await Promise.all(
    [items[0]?.id ?? '', unknown].map((sessionId) =>
      stranger.call(endSession, { params: { sessionId } }),
    ),
  );
  expect(answers[0]).toMatchObject({ status: 404, error: { code: 'not_found' } });
  expect(answers[1]).toEqual(answers[0]);
  expect((await owner.call(profileInfo)).status).toBe(200);
});

test('all other sessions of the account are ended at once, and none of other accounts', async () => {
  const on = await createTestApp();
  const owner = await on.build.user();
  const stranger = await on.build.user();
  const others = [await owner.again(), await owner.again()];
  expect(dataOf(await owner.call(endOtherSessions))).toEqual({ ended: 2 });
  for (const other of others) {
    expect(await other.call(profileInfo)).toMatchObject({ error: 'invalid_token' });
  }
  for (const one of [owner, stranger]) expect((await one.call(profileInfo)).status).toBe(200);
  expect(dataOf(await owner.call(endOtherSessions))).toEqual({ ended: 0 });
});

test('a sign-in from another device is notified once, and the first device is not', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const body = { email: person.email, otp: await signUpFor(on, person) };
  const headers = { 'user-agent': firefox };
  const { accessToken } = dataOf(await callRoute(on.app, null, verifyOtp, { body, headers }));
  await enter(on, person.email, newerFirefox);
  expect(await notified(on, accessToken)).toEqual([]);
  const phone = await enter(on, person.email, iPhone);
  const other = { kind: 'new_sign_in', data: { browser: 'Safari', system: 'iOS' } };
  expect(await notified(on, phone)).toEqual([other]);
  await callRoute(on.app, phone, endOtherSessions);
  for (const userAgent of [firefox, iPhone]) await enter(on, person.email, userAgent);
  expect(await notified(on, phone)).toEqual([other]);
});

test('a failed sign-in opens no session and notifies of no device', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const token = await enter(on, email, firefox);
  const before = await notified(on, token);
  const body = { email, password: 'Lantern-9y' };
  await callRoute(on.app, null, signIn, { body, headers: { 'user-agent': iPhone } });
  expect(await notified(on, token)).toEqual(before);
});
