import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { authRoutes } from '@stratum/contract/auth';
import type { NotificationId, SessionId } from '@stratum/contract/ids';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { connectLive, type LiveClient, openLive } from '../../../test/live-client.ts';
import { createHttpServer } from '../http/server.ts';
import { newId } from '../new-id.ts';
import { createLive } from './live.ts';

let on: TestApp & { close(): Promise<void> };
let url: string;
/** Says nothing, from the beginning of the tests on. */
let silent: LiveClient;
beforeAll(async () => {
  on = await openTestApp();
  url = await listening(on);
  silent = await openLive(url);
});
afterAll(() => on.close());

async function listening({ app }: { app: FastifyInstance }): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** The answer to an upgrade that is refused. */
async function refused(headers: Record<string, string>): Promise<number | string> {
  return openLive(url, headers).then(
    () => 'let in',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
}

describe('the upgrade', () => {
  it('takes pages of the product and clients that are no browsers, and refuses other pages', async () => {
    const { host } = new URL(url);
    for (const origin of [`http://${host}`, 'http://stratum.test']) await openLive(url, { origin });
    await openLive(url);
    for (const origin of ['https://evil.example', 'null', `http://${host}.evil.example`]) {
      expect(await refused({ origin })).toContain('403');
    }
  });

  it('is asked for by a request that is answered as any other where it asks for none', async () => {
    const plain = await on.app.inject({ url: '/api/v1/socket' });
    expect([plain.statusCode, plain.headers.upgrade]).toEqual([426, 'websocket']);
    const elsewhere = await fetch(`${url}/api/v1/levels`);
    expect(elsewhere.status).toBe(200);
  });

  it('counts as a call of its network', async () => {
    const limited = await openTestApp({
      callLimits: { perNetwork: 2, writesPerMinute: 10, framesPerPerson: 10 },
    });
    const address = await listening(limited);
    await openLive(address);
    await openLive(address);
    await expect(openLive(address)).rejects.toThrow('429');
    await limited.close();
  });
});

describe('the first frame', () => {
  it('signs its sender in, whose events come from then on, and nobody else’s', async () => {
    const [ada, bruno] = [await on.build.user(), await on.build.user()];
    const client = await openLive(url);
    client.send({ type: 'authenticate', token: ada.token });
    expect(await client.next('ready')).toEqual({ type: 'ready', userId: ada.id });
    await bruno.notify();
    const id = await ada.notify();
    expect((await client.next('notification')).notification.id).toBe(id);
    expect(await client.next('notification_count')).toEqual({
      type: 'notification_count',
      count: 1,
    });
  });

  it('ends the connection with why its token signs nobody in', async () => {
    const ended = await on.build.user();
    await ended.call(authRoutes.deleteSession, { params: { userId: ended.id } });
    for (const token of ['not-a-token', ended.token]) {
      const client = await openLive(url);
      client.send({ type: 'authenticate', token });
      expect(await client.closed).toEqual({ code: 4401, reason: 'invalid_token' });
    }
  });

  it('is the only one that is let through before', async () => {
    const client = await openLive(url);
    client.send({ type: 'resume', clientId: 'first' });
    expect(await client.next('error')).toMatchObject({
      clientId: 'first',
      error: { code: 'invalid_input' },
    });
    for (let count = 0; count < 20; count += 1) client.send({ type: 'heartbeat' });
    expect((await client.closed).code).toBe(4429);
  });
});

describe('a frame', () => {
  it.each([
    ['no JSON', 'hello', 'malformed'],
    ['no object', '[]', 'invalid_input'],
    ['of an unknown type', { type: 'shout', clientId: 'a' }, 'invalid_input'],
    ['a second sign-in', { type: 'authenticate', token: 'x' }, 'conflict'],
  ])('that is %s is refused, and the connection stays', async (_what, frame, code) => {
    const ada = await on.build.user();
    const client = await connectLive(url, ada.token);
    client.send(frame);
    const { error, clientId } = await client.next('error');
    expect([error.code, clientId]).toEqual([
      code,
      typeof frame === 'object' && 'clientId' in frame ? frame.clientId : undefined,
    ]);
    await ada.notify();
    await client.next('notification');
  });

  it('is refused in the language that the upgrade asked for', async () => {
    const client = await openLive(url, { 'accept-language': 'de' });
    client.send('hello');
    const german = (await client.next('error')).error.message;
    const other = await openLive(url);
    other.send('hello');
    expect((await other.next('error')).error.message).not.toBe(german);
  });

  it('of bytes is refused; one of more than 64 KB ends the connection', async () => {
    const client = await connectLive(url, (await on.build.user()).token);
    client.socket.send(Buffer.from('{"type":"heartbeat"}'));
    expect((await client.next('error')).error.code).toBe('malformed');
    client.send(JSON.stringify({ type: 'heartbeat', fill: 'x'.repeat(64 * 1024) }));
    expect((await client.closed).code).toBe(1009);
  });
});

test('a person has thirty connections, and the next is too much', async () => {
  const ada = await on.build.user();
  await Promise.all(Array.from({ length: 30 }, () => connectLive(url, ada.token)));
  const client = await openLive(url);
  client.send({ type: 'authenticate', token: ada.token });
  expect((await client.closed).code).toBe(4429);
});

test('a person who sends more frames than the limit, by all connections together, is cut off', async () => {
  const callLimits = { perNetwork: 1e9, writesPerMinute: 1e9, framesPerPerson: 20 };
  const limited = await openTestApp({ callLimits });
  const address = await listening(limited);
  const ada = await limited.build.user();
  const clients = await Promise.all([1, 2].map(() => connectLive(address, ada.token)));
  for (let count = 0; count < 11; count += 1) {
    for (const client of clients) client.send({ type: 'heartbeat' });
  }
  expect((await Promise.race(clients.map(({ closed }) => closed))).code).toBe(4429);
  await limited.close();
});

test('a slow reader is closed, told to resume, before its backlog fills the memory', async () => {
  const [slow, quick] = [await on.build.user(), await on.build.user()];
  const client = await connectLive(url, slow.token);
  const other = await connectLive(url, quick.token);
  client.socket.pause();
  const notification = {
    id: newId<NotificationId>(),
    kind: 'new_sign_in',
    title: 'New sign-in to your account',
    text: 'Device: Firefox.',
    target: '/profile#security',
    data: { browser: 'x'.repeat(32 * 1024), system: null },
    createdAt: on.clock.now().toISOString(),
    readAt: null,
  } as const;
  // More than the system keeps for the reader besides.
  for (let count = 0; count < 1_000; count += 1) {
    on.database.db.afterCommit({ to: slow.id, event: { type: 'notification', notification } });
    await nextTurn();
  }
  client.socket.resume();
  expect(await client.closed).toEqual({ code: 4409, reason: 'resume' });
  await quick.notify();
  await other.next('notification');
});

test('sessions that expire, or end without a signal, close their connections all the same', async () => {
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  const [ended, expired] = [await connectLive(url, ada.token), await connectLive(url, bruno.token)];
  await on.database.pool.query('DELETE FROM sessions WHERE user_id = $1', [ada.id]);
  on.clock.advance(31 * 24 * 3600 * 1000);
  expect(await ended.closed).toEqual({ code: 4401, reason: 'invalid_token' });
  expect(await expired.closed).toEqual({ code: 4401, reason: 'token_expired' });
});

test('a session that ends while it is looked up, before its connection could hear of it, closes it at once', async () => {
  const { log } = on;
  const app = createHttpServer({ log, trustProxy: 0, upgradePath: '/socket' });
  const asked: unknown[] = [];
  const sessionId = newId<SessionId>();
  createLive({
    log,
    events: on.database.db.events,
    publicUrl: url,
    findCaller: async () => ({
      sessionId,
      viewerId: null,
      userId: newId(),
      role: 'user',
      timeZone: 'UTC',
      dayStartHour: 0,
    }),
    findEndedSessions: async (ids) => {
      asked.push(ids);
      return ids.map((id) => ({ id, reason: 'invalid_token' }));
    },
    limitFrames: async () => undefined,
    states: [],
    parts: [],
  }).install(app, app);
  const client = await openLive(await listening({ app }), {}, '');
  client.send({ type: 'authenticate', token: 'token' });
  expect(await client.closed).toEqual({ code: 4401, reason: 'invalid_token' });
  expect(asked).toEqual([[sessionId]]);
  await app.close();
});

test('who does not sign in within five seconds is cut off', async () => {
  expect((await silent.closed).code).toBe(4408);
});

test('a sign-out closes the session’s connections and no other', async () => {
  const here = await on.build.user();
  const there = await here.again();
  const [closed, kept] = [await connectLive(url, here.token), await connectLive(url, there.token)];
  await here.call(authRoutes.deleteSession, { params: { userId: here.id } });
  expect(await closed.closed).toEqual({ code: 4401, reason: 'invalid_token' });
  await kept.next('sessions_changed');
});

test('after signals may have been lost each client is told to fetch anew', async () => {
  const ada = await on.build.user();
  const client = await connectLive(url, ada.token);
  on.database.db.events.receive([{ lost: true }]);
  expect(await client.next('ready')).toEqual({ type: 'ready', userId: ada.id });
});

test('a server that stops tells its clients to connect elsewhere', async () => {
  const stopping = await openTestApp();
  const address = await listening(stopping);
  const client = await connectLive(address, (await stopping.build.user()).token);
  const waiting = await openLive(address);
  await stopping.close();
  expect((await client.closed).code).toBe(1012);
  expect((await waiting.closed).code).toBe(1012);
});

test('connections, frames and closes are counted', async () => {
  const client = await connectLive(url, (await on.build.user()).token);
  client.socket.close();
  await once(client.socket, 'close');
  const counted = async () => (await on.app.inject({ url: '/metrics' })).body;
  await expect.poll(counted).toMatch(/^socket_closes_total\{code="1005"\} [1-9]/m);
  expect(await counted()).toMatch(/^socket_frames_total\{direction="in"\} [1-9]/m);
  expect(await counted()).toMatch(/^socket_connections \d/m);
});
