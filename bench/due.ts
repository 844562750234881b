// Work that is due at a time, beside a million rows that are not: how the two statements of a look run,
// and how long 1,000 rows take that are due at once, each with a notification; and what a small read of
// the same process takes meanwhile, beside its quiet time.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { userIdSchema } from '@stratum/contract/ids';
import { startEmbeddedPostgres } from '@stratum/server/embedded-postgres';
import { notifyAll } from '../server/src/domains/notifications/index.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { connectDatabase } from '../server/src/platform/database.ts';
import { defineDueBatch } from '../server/src/platform/due/due.ts';
import { createDueRunner } from '../server/src/platform/due/due-runner.ts';
import { createLog } from '../server/src/platform/log.ts';
import { migrateDatabase } from '../server/src/platform/migrations/migrate-database.ts';
import { median } from './running.ts';
import { printPlan } from './scale.ts';

const rows = 1_000_000;
const atOnce = 1_000;
const runs = 5;

const log = createLog('silent');
const folder = await mkdtemp(join(tmpdir(), 'stratum-due-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
await migrateDatabase(postgres.connection, log);
const database = connectDatabase(postgres.connection, { log, poolSize: 5 });
const { pool } = database;

/** Below the time that one statement may take. */
const batch = 50_000;
for (let from = 1; from <= rows; from += batch) {
  await pool.query(
    `INSERT INTO due (kind, subject, occurrence, due_at, attempt_at)
     SELECT 'reminder', gen_random_uuid(), '', at, at
     FROM generate_series($1::int, $1 + $2 - 1) AS n,
       LATERAL (SELECT now() + n * interval '1 minute' AS at)`,
    [from, batch],
  );
}
await pool.query('ANALYZE due');
const looks = {
  'what is due next': 'SELECT attempt_at FROM due WHERE kind = $1 ORDER BY attempt_at LIMIT 1',
  'what is due now': `SELECT * FROM due WHERE kind = $1 AND attempt_at <= now()
    ORDER BY attempt_at LIMIT 50 FOR UPDATE SKIP LOCKED`,
};
for (const [what, statement] of Object.entries(looks)) {
  console.log(`${what}:`);
  await printPlan(pool, statement, ['reminder']);
}

await pool.query(
  `INSERT INTO users (id, email, first_name, last_name, sms_notification, locale, time_zone, role, created_at)
   SELECT id, id || '@example.org', 'Load', 'Example', false, 'en', 'UTC', 'user', now()
   FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $1)) AS people`,
  [atOnce],
);
const handler = defineDueBatch({ name: 'digest' }, async (turns, tx) => {
  const news = { kind: 'password_changed', data: {} } as const;
  const toAll = turns.map(({ subject }) => ({ userId: userIdSchema.parse(subject), ...news }));
  await notifyAll(tx, toAll, new Date());
});
const runner = createDueRunner({ database, clock: systemClock, log }, [handler]);
const quiet = await readsWhile(pause(2_000));
const beside: number[] = [];
const times: number[] = [];
for (let run = 0; run < runs; run += 1) {
  await pool.query(
    `INSERT INTO due (kind, subject, occurrence, due_at, attempt_at)
     SELECT 'digest', id, $1, now(), now() FROM users`,
    [String(run)],
  );
  const began = performance.now();
  const fired = runner.runDue().then(() => times.push(performance.now() - began));
  beside.push(...(await readsWhile(fired)));
}
console.log(
  `${atOnce} rows due at once, a notification each: ${median(times).toFixed(0)} ms (median of ${runs})`,
);
console.log(`a small read: ${percentiles(quiet)} quiet, ${percentiles(beside)} meanwhile`);
await database.close();
await postgres.stop();
await rm(folder, { recursive: true });

/** Reads every five milliseconds until the work is done. @returns milliseconds of each answer */
async function readsWhile(work: Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  const reads: Promise<unknown>[] = [];
  const done = new AbortController();
  const ended = work.finally(() => done.abort());
  while (!done.signal.aborted) {
    const began = performance.now();
    const read = pool.query('SELECT attempt_at FROM due WHERE kind = $1 LIMIT 1', ['reminder']);
    reads.push(read.then(() => taken.push(performance.now() - began)));
    await pause(5);
  }
  await ended;
  await Promise.all(reads);
  return taken;
}

function percentiles(taken: number[]): string {
  const sorted = taken.toSorted((a, b) => a - b);
  const [half = 0, most = 0] = [0.5, 0.99].map((part) => sorted[Math.floor(sorted.length * part)]);
  return `${half.toFixed(1)} ms (99 %: ${most.toFixed(1)} ms)`;
}
