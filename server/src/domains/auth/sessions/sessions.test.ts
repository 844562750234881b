import { authRoutes } from '@stratum/contract/auth';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, test } from 'vitest';
import { callRoute } from '../../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

const { deleteSession, signIn } = authRoutes;
const { profileInfo } = profileRoutes;
const day = 24 * 60 * 60 * 1000;

async function signedIn() {
  const on = await createTestApp();
  return { on, user: await on.build.user({ password: 'Lantern-9x' }) };
}

function lastSeen({ database }: TestApp) {
  return database.pool
    .query<{ last_seen_at: Date }>('SELECT last_seen_at FROM sessions')
    .then(({ rows }) => rows[0]?.last_seen_at.toISOString());
}

test.each(['', 'x', 'A'.repeat(43), 'Bearer'])('the unknown token %j is refused', async (token) => {
  const { on } = await signedIn();
  const answer = await callRoute(on.app, token, profileInfo);
  expect(answer).toEqual({ status: 401, data: null, error: 'invalid_token' });
});

test('a call without a token is answered as one with a wrong token', async () => {
  const { on, user } = await signedIn();
  expect(await callRoute(on.app, null, profileInfo)).toMatchObject({ error: 'invalid_token' });
  expect((await user.call(profileInfo)).status).toBe(200);
});

test('an ended session is refused, and the others of the person go on', async () => {
  const { on, user } = await signedIn();
  const body = { email: user.email, password: 'Lantern-9x' };
  const other = (await callRoute(on.app, null, signIn, { body })).data?.accessToken ?? '';
  const ended = await user.call(deleteSession, { params: { userId: user.id } });
  expect(ended).toMatchObject({ status: 200, data: { ended: true } });
  expect(await user.call(profileInfo)).toEqual({ status: 401, data: null, error: 'invalid_token' });
  expect((await callRoute(on.app, other, profileInfo)).status).toBe(200);
});

test('ending the session of another account is forbidden, known or not, and ends nothing', async () => {
  const { on, user } = await signedIn();
  const stranger = await on.build.user();
  const unknown = '01990000-0000-7000-8000-000000000000';
  for (const userId of [stranger.id, unknown]) {
    const answer = await user.call(deleteSession, { params: { userId } });
    expect(answer).toMatchObject({ status: 403, error: { code: 'forbidden' } });
  }
  expect((await stranger.call(profileInfo)).status).toBe(200);
  expect((await user.call(profileInfo)).status).toBe(200);
});

test('a session not used for 30 days has expired', async () => {
  const { on, user } = await signedIn();
  on.clock.advance(30 * day - 1);
  expect((await user.call(profileInfo)).status).toBe(200);
  on.clock.advance(30 * day);
  expect(await user.call(profileInfo)).toEqual({ status: 401, data: null, error: 'token_expired' });
});

test('a session in use goes on until its 180 days are over', async () => {
  const { on, user } = await signedIn();
  for (let month = 1; month < 9; month++) {
    on.clock.advance(20 * day);
    expect((await user.call(profileInfo)).status).toBe(200);
  }
  on.clock.advance(20 * day - 1);
  expect((await user.call(profileInfo)).status).toBe(200);
  on.clock.advance(1);
  expect(await user.call(profileInfo)).toMatchObject({ error: 'token_expired' });
});

test('the use of a session is stored at most once a minute', async () => {
  const { on, user } = await signedIn();
  on.clock.advance(60_000);
  await user.call(profileInfo);
  expect(await lastSeen(on)).toBe('2026-11-20T09:00:00.000Z');
  on.clock.advance(1);
  await user.call(profileInfo);
  expect(await lastSeen(on)).toBe('2026-11-20T09:01:00.001Z');
});

test('a session can be used while the database takes no writes', async () => {
  const { on, user } = await signedIn();
  const name = (await on.database.pool.query('SELECT current_database() AS name')).rows[0].name;
  await on.database.pool.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await on.database.pool.query('SET default_transaction_read_only = on');
  on.clock.advance(120_000);
  const answers = await Promise.all([1, 2, 3].map(() => user.call(profileInfo)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await lastSeen(on)).toBe('2026-11-20T09:00:00.000Z');
});

test('sessions that expired a month ago are deleted at the next sign-in', async () => {
  const { on, user } = await signedIn();
  on.clock.advance(180 * day + 31 * day);
  expect(await user.call(profileInfo)).toMatchObject({ error: 'token_expired' });
  const body = { email: user.email, password: 'Lantern-9x' };
  expect((await callRoute(on.app, null, signIn, { body })).status).toBe(200);
  expect(await user.call(profileInfo)).toMatchObject({ error: 'invalid_token' });
});
