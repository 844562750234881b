import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { createLog } from '../log.ts';
import { createJobQueue } from './job-queue.ts';
import { defineJob, type JobHandler } from './jobs.ts';

const kind = {
  name: 'tested',
  data: z.object({ number: z.number() }),
  exclusive: false,
  retries: 3,
  timeoutSeconds: 60,
};

/** A running queue that looks by itself after an hour only. */
async function startQueue({ database }: TestApp, handler: JobHandler<{ number: number }>) {
  const worker = { fallbackSeconds: 60 * 60, maintenanceSeconds: 60 * 60 };
  const { address } = database;
  const queue = createJobQueue({ address, log: createLog('silent'), worker });
  queue.register([defineJob(kind, handler)]);
  onTestFinished(() => queue.stop());
  await queue.start();
  return queue;
}

test('a connection that listens and is cut is opened again, and what was missed is found', async () => {
  const on = await createTestApp();
  const { db, pool } = on.database;
  const ran = [1, 2].map(() => Promise.withResolvers<void>());
  const queue = await startQueue(on, async ({ number }) => ran[number]?.resolve());
  await queue.send(db, kind, { number: 0 });
  await ran[0]?.promise;
  const cut = `SELECT pg_terminate_backend(pid) AS is_cut FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
  expect((await pool.query(cut)).rows).toEqual([{ is_cut: true }]);
  await queue.send(db, kind, { number: 1 });
  await ran[1]?.promise;
});

test('of a job that is done nothing stays', async () => {
  const on = await createTestApp();
  const { db, pool } = on.database;
  const done = Promise.withResolvers<void>();
  const queue = await startQueue(on, async () => done.resolve());
  await queue.send(db, kind, { number: 1 });
  await done.promise;
  const left = async () => (await pool.query('SELECT state FROM pgboss.job')).rows;
  await expect.poll(left, { timeout: 30_000 }).toEqual([]);
});
