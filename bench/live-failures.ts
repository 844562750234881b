// The long form of what `npm test` proves in short: two processes and a Redis that are killed again and
// again, while people read, sign in and sign out. Of each round it says how late an event and the end of
// a session reached the other process; it fails where one never did. `node bench/live-failures.ts 50`

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@stratum/server/embedded-postgres';
import { WebSocket } from 'ws';
import { startRedis } from '../server/test/redis-server.ts';
import { signInMany } from './people.ts';
import { median, type Running, running } from './running.ts';

// Each server that is started has the bench end it, too.
process.setMaxListeners(0);

const rounds = Number(process.argv[2] ?? 50);
/** Every so many rounds it is Redis that is killed, and comes back after the round. */
const redisEvery = 5;
/** Milliseconds after which an end or an event counts as lost. */
const lostAfter = 30_000;

const folder = await mkdtemp(join(tmpdir(), 'stratum-live-'));
const silent = { info() {}, warn() {} };
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: silent });
const redis = await startRedis();
const settings = {
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  SECRET_KEY: randomBytes(32).toString('base64'),
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  DEMO: 'off',
  LOG_LEVEL: 'silent',
};
const start = () => running(['server/src/main.ts'], settings);
const servers: [Running, Running] = [await start(), await start()];
const tokens = await signInMany(postgres.url, rounds * 2);

interface Client {
  /** Resolves with the next frame of one of these types. */
  next(...types: string[]): Promise<void>;
  readonly closed: Promise<unknown>;
}

async function connect(url: string, token: string): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`);
  const next = async (...types: string[]) => {
    for (;;) {
      const [data]: Buffer[] = await once(socket, 'message');
      const frame: { type: string } = JSON.parse(String(data));
      if (types.includes(frame.type)) return;
    }
  };
  await once(socket, 'open');
  const closed = once(socket, 'close');
  socket.send(JSON.stringify({ type: 'authenticate', token }));
  await next('ready');
  return { next, closed };
}

async function call(url: string, token: string, method: string, path: string, body?: object) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: { data: { id: string } } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return answer.data;
}

/** Milliseconds until it happens. */
async function lateness(what: string, happens: Promise<unknown>): Promise<number> {
  const began = performance.now();
  const timer = setTimeout(() => {
    throw new Error(`lost: ${what}`);
  }, lostAfter);
  await happens;
  clearTimeout(timer);
  return performance.now() - began;
}

const late = { event: [] as number[], end: [] as number[], withoutRedis: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  const [here, there] = servers;
  const [reader, leaver] = [tokens[2 * round] ?? '', tokens[2 * round + 1] ?? ''];
  const [reading, leaving] = [await connect(there.url, reader), await connect(there.url, leaver)];
  const { id } = await call(here.url, leaver, 'GET', '/profile-info');
  const isWithoutRedis = round % redisEvery === redisEvery - 1;
  if (isWithoutRedis) await redis.stop();

  // Without Redis the event is lost, and `ready` comes once more when it is back.
  const told = reading.next('notification_count', 'ready');
  await call(here.url, reader, 'PUT', '/set-notification-read', { all: true });
  await call(here.url, leaver, 'DELETE', `/auth/delete-session/${id}`);
  const ended = await lateness('the end of a session', leaving.closed);
  if (isWithoutRedis) {
    late.withoutRedis.push(ended);
    await redis.start();
  } else {
    late.end.push(ended);
  }
  const heard = await lateness('an event', told);
  if (!isWithoutRedis) late.event.push(heard);

  // Clients of a process that is killed connect elsewhere.
  const killed = round % 2;
  servers[killed as 0 | 1].process.kill('SIGKILL');
  if (killed === 1) await lateness('the end of a killed process', reading.closed);
  servers[killed as 0 | 1] = await start();
}

const figure = (times: readonly number[]) =>
  `${median(times).toFixed(0)} ms, the latest ${Math.max(...times).toFixed(0)} ms (${times.length})`;
console.log(
  `${rounds} kills, Redis stopped and back ${late.withoutRedis.length} times: nothing lost`,
);
console.log(`an event reaches the other process after ${figure(late.event)}`);
console.log(`the end of a session closes connections there after ${figure(late.end)}`);
console.log(`without Redis after ${figure(late.withoutRedis)}`);
for (const server of servers) await server.stop();
await redis.stop();
await postgres.stop();
await rm(folder, { recursive: true });
