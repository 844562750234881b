import { api } from '@stratum/contract/api';
import { apiBase } from '@stratum/contract/route';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { makeGroup } from '../../../test/make-group.ts';
import { sendText } from '../../../test/send-text.ts';

test('a network that calls too often is refused before its body is read, and no other network is', async () => {
  const { app } = await createTestApp({
    trustProxy: 1,
    callLimits: { perNetwork: 3, writesPerMinute: 1_000, framesPerPerson: 1_000 },
  });
  const send = (from: string) =>
    app.inject({
      method: 'POST',
      url: `${apiBase}/auth/sign-in`,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      payload: '{"half',
    });
  for (const host of ['1', '2', '3']) {
    expect((await send(`2001:db8::${host}`)).statusCode).toBe(400);
  }
  const refused = await send('2001:db8::4');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
  expect((await send('2001:db8:1::1')).statusCode).toBe(400);
});

test('an account that writes too often is refused before its input is checked, and may go on reading', async () => {
  const { build } = await createTestApp({
    callLimits: { perNetwork: 1_000, writesPerMinute: 2, framesPerPerson: 1_000 },
  });
  const [busy, other] = [await build.user(), await build.user()];
  const write = { body: { graph: 'radar' } } as const;
  for (const _ of '12') expect((await busy.call(api.graphViewed, write)).status).toBe(200);
  expect((await busy.call(api.graphViewed)).status).toBe(429);
  expect((await busy.call(api.getViewedGraph)).status).toBe(200);
  expect((await other.call(api.graphViewed, write)).status).toBe(200);
});

test('what its domain counts by itself is not among the writes of an account', async () => {
  const { build } = await createTestApp({
    callLimits: { perNetwork: 1_000, writesPerMinute: 1, framesPerPerson: 1_000 },
  });
  const user = await build.user();
  const { id: ppauGroupId } = await makeGroup(user);
  for (const body of ['one', 'two']) await sendText(user, ppauGroupId, body);
  const body = { ppauGroupId, timetoken: '0' };
  expect((await user.call(api.updateUnreadMessages, { body })).status).toBe(200);
  expect((await user.call(api.graphViewed, { body: { graph: 'radar' } })).status).toBe(429);
});
