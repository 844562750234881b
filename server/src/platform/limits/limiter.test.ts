import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import type { DatabaseConnection } from '../database.ts';
import { NoConnectionError } from '../database-fault.ts';
import { createLimiter } from './limiter.ts';
import { sweepRateLimits } from './store.ts';

const rules = { knocks: { points: 3, seconds: 60 } };

afterEach(() => void vi.useRealTimers());

async function keysIn({ pool }: DatabaseConnection) {
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM rate_limits');
  return rows.map(({ key }) => key);
}

async function twoProcesses() {
  const { database } = await createTestApp();
  return [createLimiter(database.pool, rules), createLimiter(database.pool, rules)] as const;
}

test('two processes count together, and one subject does not count for another', async () => {
  const [one, two] = await twoProcesses();
  await one.spend('knocks', 'ada');
  await two.spend('knocks', 'ada');
  await one.spend('knocks', 'ada');
  await expect(two.spend('knocks', 'ada')).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(two.spend('knocks', 'bruno')).resolves.toBeUndefined();
});

test('of parallel uses exactly as many pass as there are points', async () => {
  const [one, two] = await twoProcesses();
  const uses = Array.from({ length: 10 }, (_, n) => (n % 2 ? one : two).spend('knocks', 'ada'));
  const outcomes = await Promise.allSettled(uses);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('the window opens again by itself, however often one knocks meanwhile', async () => {
  const start = new Date('2026-11-20T09:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const [limiter] = await twoProcesses();
  for (const _ of '123') await limiter.spend('knocks', 'ada');
  vi.setSystemTime(start.getTime() + 50_000);
  await expect(limiter.spend('knocks', 'ada')).rejects.toMatchObject({ retryAfter: 10 });
  vi.setSystemTime(start.getTime() + 60_000);
  await expect(limiter.spend('knocks', 'ada')).resolves.toBeUndefined();
});

test('a refunded use can be made again, and exhausting counts as all of them', async () => {
  const [limiter] = await twoProcesses();
  for (const _ of '123') await limiter.spend('knocks', 'ada');
  await limiter.refund(['knocks', 'ada']);
  await expect(limiter.check('knocks', 'ada')).resolves.toBeUndefined();
  await expect(limiter.spend('knocks', 'ada')).resolves.toBeUndefined();
  await limiter.exhaust('knocks', 'bruno');
  await expect(limiter.check('knocks', 'bruno')).rejects.toMatchObject({ retryAfter: 60 });
  await expect(limiter.spend('knocks', 'bruno')).rejects.toMatchObject({ retryAfter: 60 });
});

test('a sweep removes the windows that are over and no other', async () => {
  const { database } = await createTestApp();
  const limiter = createLimiter(database.pool, rules);
  await limiter.spend('knocks', 'ada');
  const aMinuteOn = new Date(Date.now() + 59_000);
  await sweepRateLimits(database.db, aMinuteOn);
  expect(await keysIn(database)).toEqual(['knocks:ada']);
  await sweepRateLimits(database.db, new Date(aMinuteOn.getTime() + 2_000));
  expect(await keysIn(database)).toEqual([]);
});

test('a connection lost while counting is told apart from a limit', async () => {
  const { database } = await createTestApp();
  const broken = Object.assign(Object.create(database.pool), {
    query: () => Promise.reject(new Error('Connection terminated unexpectedly')),
  });
  const limiter = createLimiter(broken, rules);
  await expect(limiter.spend('knocks', 'ada')).rejects.toThrow(NoConnectionError);
  await expect(limiter.check('knocks', 'ada')).rejects.toThrow(NoConnectionError);
});
