// Whether the pool heals: 20 clients write in transactions over 10 connections while the embedded
// PostgreSQL is killed (-9), the postmaster and one of its backends in turn. Afterwards as many slow
// queries as there are connections are asked at once. Aim: all of them run, and every write that
// was acknowledged is there. node bench/pool.ts [kills]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@stratum/server/embedded-postgres';
import pg from 'pg';
import { connectDatabase } from '../server/src/platform/database.ts';
import { createLog } from '../server/src/platform/log.ts';
import { inTransaction } from '../server/src/platform/transaction.ts';

const kills = Number(process.argv[2] ?? 100);
const clients = 20;
const poolSize = 10;

const folder = await mkdtemp(join(tmpdir(), 'stratum-pool-'));
const log = createLog('silent');
const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
const { db, pool, close } = connectDatabase(postgres.connection, { log, poolSize });
await db.execute('CREATE TABLE notes (id integer PRIMARY KEY)');

const acknowledged: number[] = [];
let [written, failed, killed] = [0, 0, 0];
const began = performance.now();
const writers = Array.from({ length: clients }, write);
while (killed < kills) {
  await withClient((client) => client.query('SELECT 1'));
  await pause(500 + Math.random() * 1_000);
  process.kill(killed % 2 === 0 ? postgres.pid : await backend(), 'SIGKILL');
  killed += 1;
}
await Promise.all(writers);
const seconds = (performance.now() - began) / 1_000;

const running = await runningAtOnce();
const { rows } = await db.execute<{ id: number }>('SELECT id FROM notes');
const stored = new Set(rows.map(({ id }) => id));
const lost = acknowledged.filter((id) => !stored.has(id)).length;
console.log(
  `${kills} kills in ${seconds.toFixed(0)} s: ${running} of ${poolSize} connections run a query at once; ${acknowledged.length} writes acknowledged, ${lost} of them lost, ${failed} refused; pool counts ${pool.totalCount}`,
);
await close();
await postgres.stop();
await rm(folder, { recursive: true });
process.exitCode = running === poolSize && lost === 0 ? 0 : 1;

async function write(): Promise<void> {
  while (isGoingOn()) {
    const id = written;
    written += 1;
    try {
      await inTransaction(db, (tx) => tx.execute(`INSERT INTO notes VALUES (${id})`));
      acknowledged.push(id);
    } catch {
      failed += 1;
      await pause(10);
    }
  }
}

function isGoingOn(): boolean {
  return killed < kills;
}

/** The process of a connection that is in use. */
async function backend(): Promise<number> {
  return withClient(async (client) => {
    const { rows: found } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE application_name = 'stratum' ORDER BY state = 'active' DESC LIMIT 1`,
    );
    return found[0]?.pid ?? postgres.pid;
  });
}

async function runningAtOnce(): Promise<number> {
  await withClient((client) => client.query('SELECT 1'));
  const slow = Array.from({ length: poolSize }, () => pool.query('SELECT pg_sleep(2)'));
  await pause(1_000);
  const count = await withClient(async (client) => {
    const { rows: found } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE application_name = 'stratum' AND state = 'active' AND query LIKE '%pg_sleep%'`,
    );
    return found[0]?.count ?? 0;
  });
  await Promise.allSettled(slow);
  return count;
}

/** Works on a connection of its own; anew where the database goes away meanwhile. */
async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  for (;;) {
    const client = new pg.Client(postgres.connection);
    client.on('error', () => {}); // What asks by it is told by its own rejection.
    try {
      await client.connect();
      return await work(client);
    } catch {
      await pause(20);
    } finally {
      await client.end();
    }
  }
}
