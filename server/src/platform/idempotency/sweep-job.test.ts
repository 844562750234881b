import { api } from '@stratum/contract/api';
import { expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

const dayAndMinute = 24 * 3_600_000 + 60_000;

async function postOnce(user: SignedInUser): Promise<number> {
  const query = { categoryType: 'mentality' } as const;
  const asked = await user.call(api.selfAssessment, { query });
  const answers = Object.fromEntries((asked.data?.questions ?? []).map(({ id }) => [id, 3]));
  const headers = { 'idempotency-key': 'key' };
  return (await user.call(api.postSelfAssessment, { body: { ...query, answers }, headers })).status;
}

test('a key is forgotten after a day, and nobody’s call waits for that', async () => {
  const { build, clock, database, jobs } = await createTestApp();
  const count = async () =>
    (await database.pool.query('SELECT count(*)::int FROM idempotency_keys')).rows[0].count;
  const [early, late] = [await build.user(), await build.user()];
  await postOnce(early);
  clock.advance(dayAndMinute);
  const holder = await database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM idempotency_keys FOR UPDATE');
  expect(await postOnce(late)).toBe(200);
  await holder.query('ROLLBACK');
  holder.release();
  expect(await count()).toBe(2);
  await jobs.sendScheduled();
  await jobs.drain();
  expect(await count()).toBe(1);
});
