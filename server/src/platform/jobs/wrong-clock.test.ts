import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { createLog } from '../log.ts';
import { createJobQueue } from './job-queue.ts';
import { defineJob, type JobHandler } from './jobs.ts';

const kind = {
  name: 'tested',
  data: z.object({ name: z.string() }),
  exclusive: false,
  retries: 3,
  timeoutSeconds: 60,
};

const log = createLog('silent');
const worker = { fallbackSeconds: 1, maintenanceSeconds: 1 };

/** A queue on the app's database, which runs jobs once it is started. */
function createQueue({ database }: TestApp, handler: JobHandler<{ name: string }>) {
  const queue = createJobQueue({ address: database.address, log, worker });
  queue.register([defineJob(kind, handler)]);
  onTestFinished(() => queue.stop());
  return queue;
}

test('jobs sent, begun and failed while the clock was a day ahead are run once it is right', async () => {
  const on = await createTestApp();
  const { db, pool } = on.database;
  const ran = new Set<string>();
  const allRan = Promise.withResolvers<void>();
  const queue = createQueue(on, async ({ name }) => {
    if (ran.add(name).size === 3) allRan.resolve();
  });
  for (const name of ['sent', 'begun', 'failed']) await queue.send(db, kind, { name });
  await pool.query(`
    UPDATE pgboss.job SET created_on = created_on + interval '1 day',
      start_after = start_after + interval '1 day', retry_delay = 0;
    UPDATE pgboss.job SET state = 'active', started_on = created_on, heartbeat_on = created_on
      WHERE data ->> 'name' = 'begun';
    UPDATE pgboss.job SET state = 'retry', created_on = now(), retry_count = 1
      WHERE data ->> 'name' = 'failed'`);
  await queue.start();
  // Nobody works at what was begun: its time without a sign of life counts from the repair on.
  await pool.query(`UPDATE pgboss.job SET heartbeat_seconds = 1 WHERE state = 'active'`);
  await allRan.promise;
});

test('schedules and upkeep, whose last time lies in the future, are due again', async () => {
  const on = await createTestApp();
  const { pool } = on.database;
  const queue = createQueue(on, async () => {});
  await queue.ready();
  await pool.query(`
    UPDATE pgboss.version SET cron_on = now() + interval '1 day', flow_on = now() + interval '1 day';
    UPDATE pgboss.queue SET monitor_claim_on = now() + interval '1 day', maintain_on = now() + interval '1 day'`);
  await queue.start();
  await expect.poll(() => marksAhead(on), { timeout: 30_000 }).toBe(0);
});

async function marksAhead({ database }: TestApp): Promise<number> {
  const { rows } = await database.pool.query(`
    SELECT (SELECT count(*) FROM pgboss.version WHERE GREATEST(cron_on, flow_on) > now())
      + (SELECT count(*) FROM pgboss.queue WHERE GREATEST(monitor_claim_on, maintain_on) > now()) AS ahead`);
  return Number(rows[0].ahead);
}

test('a job that is to start later keeps its time', async () => {
  const on = await createTestApp();
  const { db, pool } = on.database;
  const queue = createQueue(on, async () => {});
  await queue.send(db, kind, { name: 'later' });
  const later = `UPDATE pgboss.job SET start_after = now() + interval '1 day' RETURNING start_after`;
  const { rows } = await pool.query(later);
  await queue.start();
  await queue.stop();
  const kept = await pool.query('SELECT start_after FROM pgboss.job');
  expect(kept.rows).toEqual(rows);
});
