import { randomBytes } from 'node:crypto';
import type { UserId } from '@stratum/contract/ids';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type RedisServer, startRedis } from '../../../test/redis-server.ts';
import { createLog } from '../log.ts';
import { newId } from '../new-id.ts';
import { createSealer } from '../seal.ts';
import { createEventBus } from './event-bus.ts';
import { relayByRedis } from './redis-relay.ts';
import type { Signal } from './signal.ts';

const log = createLog('silent');
const installation = randomBytes(32);

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

/** A process with its own bus; `heard` grows as signals reach it. */
async function startProcess(secret = installation) {
  const events = createEventBus(log);
  const heard: Signal[] = [];
  events.subscribe((signal) => void heard.push(signal));
  const sealer = createSealer(secret, 'events');
  const relay = relayByRedis({ url: redis.url, channel: 'tested', sealer, events, log });
  onTestFinished(() => relay.stop());
  // It says so once it hears the others.
  await expect.poll(() => heard).toEqual([{ lost: true }]);
  heard.length = 0;
  return { events, heard };
}

const changed = (): Signal => ({ to: newId<UserId>(), changed: 'notification_count' });

test('what one process publishes each other one hears once, in order, and another installation never', async () => {
  const [here, there] = [await startProcess(), await startProcess()];
  const stranger = await startProcess(randomBytes(32));
  const signals = Array.from({ length: 20 }, changed);
  const [first, ...rest] = signals;
  here.events.publish(first ? [first] : []);
  here.events.publish(rest);
  await expect.poll(() => there.heard).toEqual(signals);
  const answer = changed();
  there.events.publish([answer]);
  await expect.poll(() => here.heard).toEqual([...signals, answer]);
  expect(stranger.heard).toEqual([]);
});

test('a server that goes away and comes back costs a delay: everybody is told that signals may be lost', async () => {
  const [here, there] = [await startProcess(), await startProcess()];
  await redis.stop();
  const lost = changed();
  here.events.publish([lost]);
  await redis.start();
  await expect.poll(() => there.heard, { timeout: 30_000 }).toContainEqual({ lost: true });
  await expect.poll(() => here.heard, { timeout: 30_000 }).toContainEqual({ lost: true });
  const later = changed();
  await expect
    .poll(
      () => {
        here.events.publish([later]);
        return there.heard;
      },
      { timeout: 30_000 },
    )
    .toContainEqual(later);
  expect(there.heard).not.toContainEqual(lost);
});
