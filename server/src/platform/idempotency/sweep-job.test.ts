import { api } from '@stratum/contract/api';
import { expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

const minute = 60_000;
const kept = 30 * 24 * 60 * minute;

async function saveOnce(user: SignedInUser): Promise<number> {
  const body = { categoryType: 'mentality', answers: {} } as const;
  const headers = { 'idempotency-key': 'key' };
  return (await user.call(api.saveAssessmentDraft, { body, headers })).status;
}

test('a key is kept for thirty days, and nobody’s call waits while old ones are removed', async () => {
  const { build, clock, database, jobs } = await createTestApp();
  const count = async () =>
    (await database.pool.query('SELECT count(*)::int FROM idempotency_keys')).rows[0].count;
  const sweep = async () => {
    await jobs.sendScheduled();
    await jobs.drain();
  };
  const early = await build.user();
  await saveOnce(early);
  clock.advance(kept - minute);
  await sweep();
  expect(await count()).toBe(1);
  clock.advance(2 * minute);
  const late = await build.user();
  const holder = await database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM idempotency_keys FOR UPDATE');
  expect(await saveOnce(late)).toBe(200);
  await holder.query('ROLLBACK');
  holder.release();
  expect(await count()).toBe(2);
  await sweep();
  expect(await count()).toBe(1);
});
