import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../src/platform/database.ts';
import { createJobQueue, type JobQueue } from '../../src/platform/jobs/job-queue.ts';
import { defineJob, type JobHandler } from '../../src/platform/jobs/jobs.ts';
import { createLog } from '../../src/platform/log.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/postgres/embedded-postgres.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { createNotes, notedRuns, noteJob, noteRun } from './noted-jobs.ts';
import { eventually } from './product.ts';

const log = createLog('silent');

let dataDir: string;
let postgres: EmbeddedPostgres;
/** One for each test. */
let address: { host: string; user: string; database: string };
let database: DatabaseConnection;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stratum-jobs-'));
  postgres = await startEmbeddedPostgres({ dataDir, log });
});
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

let count = 0;
beforeEach(async () => {
  const { host, user, database: first } = postgres.connection;
  address = { host, user, database: first };
  const name = `jobs_${++count}`;
  await connect().db.execute(sql.raw(`CREATE DATABASE ${name}`));
  address = { host, user, database: name };
  database = connect();
  await createNotes(database.db);
});

function connect(): DatabaseConnection {
  const connection = connectDatabase(address, { log, poolSize: 4 });
  onTestFinished(() => connection.close());
  return connection;
}

/** A worker of its own; it notes what it runs unless it is told to do something else. */
async function startWorker(
  name: string,
  handler?: JobHandler<{ note: string }>,
): Promise<JobQueue> {
  const { db } = connect();
  const worker = { fallbackSeconds: 1, maintenanceSeconds: 1 };
  const queue = createJobQueue({ address, log, worker });
  queue.register([defineJob(noteJob, handler ?? (({ note }) => noteRun(db, name, note)))]);
  await queue.start();
  onTestFinished(() => queue.stop());
  return queue;
}

/** A queue that sends and runs nothing by itself. */
function createSender(kind = noteJob): JobQueue {
  const sender = createJobQueue({ address, log, worker: null });
  sender.register([defineJob(kind, ({ note }) => noteRun(database.db, 'sender', note))]);
  onTestFinished(() => sender.stop());
  return sender;
}

/** A worker in another process. @param manner what it does with a job, and what it is noted by */
function spawnWorker(manner: 'noting' | 'hanging'): ChildProcess {
  const { host, user, database: name } = address;
  const script = join(import.meta.dirname, 'job-worker-child.ts');
  const child = spawn(process.execPath, [script, host, user, name, manner], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function said(child: ChildProcess, word: 'started' | 'begun'): Promise<void> {
  for await (const [message] of on(child, 'message')) if (message === word) return;
}

/** As if the jobs that are running had given no sign of life for long, and were retried at once. */
async function loseHeartbeats(): Promise<void> {
  await database.db.execute(sql`
    UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute', retry_delay = 0
    WHERE state = 'active'`);
}

async function runsOnce(wanted: number) {
  return eventually(
    () => notedRuns(database.db),
    (runs) => runs.length >= wanted,
  );
}

describe('jobs', () => {
  it('are each run once by one of two workers', async () => {
    const notes = Array.from({ length: 30 }, (_, number) => String(number).padStart(2, '0'));
    const busy = new Set<string>();
    const bothBusy = Promise.withResolvers<void>();
    const beside = async (name: string) => {
      const { db } = connect();
      return startWorker(name, async ({ note }) => {
        if (busy.add(name).size === 2) bothBusy.resolve();
        await bothBusy.promise;
        await noteRun(db, name, note);
      });
    };
    const [first] = await Promise.all([beside('first'), beside('second')]);
    for (const note of notes) await first.send(database.db, noteJob, { note });
    const runs = await runsOnce(notes.length);
    expect(runs.map(({ note }) => note)).toEqual(notes);
  });

  it('of one process wake another that sleeps for an hour, as the transaction commits', async () => {
    const sender = createSender();
    await said(spawnWorker('noting'), 'started');
    for (const [index, note] of ['1', '2', '3'].entries()) {
      await inTransaction(database.db, (tx) => sender.send(tx, noteJob, { note }));
      await runsOnce(index + 1);
    }
    expect(await notedRuns(database.db)).toHaveLength(3);
  });

  it('leave with the transaction they are sent in, or not at all', async () => {
    const queue = await startWorker('only');
    const cancelled = inTransaction(database.db, async (tx) => {
      await queue.send(tx, noteJob, { note: 'cancelled' });
      throw new Error('rolled back');
    });
    await expect(cancelled).rejects.toThrow('rolled back');
    await inTransaction(database.db, async (tx) => queue.send(tx, noteJob, { note: 'kept' }));
    expect(await runsOnce(1)).toEqual([{ worker: 'only', note: 'kept' }]);
  });

  it('with a key wait or run once at a time', async () => {
    const exclusive = { ...noteJob, name: 'exclusive', exclusive: true };
    const { db } = database;
    const queue = createSender(exclusive);
    for (const note of ['a', 'b', 'c']) await queue.send(db, exclusive, { note }, 'key');
    await queue.drain();
    await queue.send(db, exclusive, { note: 'd' }, 'key');
    await queue.drain();
    expect((await notedRuns(db)).map(({ note }) => note)).toEqual(['a', 'd']);
  });

  it('of a process that was killed are taken over by another, once', async () => {
    await createSender().send(database.db, noteJob, { note: 'job' });
    const child = spawnWorker('hanging');
    await said(child, 'begun');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await loseHeartbeats();
    await startWorker('second');
    const runs = await runsOnce(2);
    expect(runs.map(({ worker }) => worker).toSorted()).toEqual(['hanging', 'second']);
  });

  it('that a stopping server cannot end in time go back to the queue', async () => {
    const begun = Promise.withResolvers<void>();
    const first = await startWorker('first', async (_data, { signal }) => {
      begun.resolve();
      await once(signal, 'abort');
      throw new Error('given up');
    });
    await first.send(database.db, noteJob, { note: 'job' });
    await begun.promise;
    await database.db.execute(sql`UPDATE pgboss.job SET retry_delay = 0`);
    await first.stop();
    await startWorker('second');
    expect(await runsOnce(1)).toEqual([{ worker: 'second', note: 'job' }]);
  });

  it('outlast a restart of the database, and the workers go on by themselves', async () => {
    const gate = Promise.withResolvers<void>();
    const { db } = connect();
    const queue = await startWorker('only', async ({ note }) => {
      await gate.promise;
      await noteRun(db, 'only', note);
    });
    for (const note of ['1', '2', '3']) await queue.send(database.db, noteJob, { note });
    await postgres.stop();
    gate.resolve();
    postgres = await startEmbeddedPostgres({ dataDir, log });
    const sent = () => queue.send(database.db, noteJob, { note: '4' }).then(() => true);
    await eventually(() => sent().catch(() => false), Boolean);
    await loseHeartbeats();
    const runs = await runsOnce(4);
    expect(new Set(runs.map(({ note }) => note))).toEqual(new Set(['1', '2', '3', '4']));
  });
});
