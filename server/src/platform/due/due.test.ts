import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { lockWaits } from '../../../test/lock-waits.ts';
import type { Transaction } from '../database.ts';
import { inTransaction } from '../transaction.ts';
import { type DueHandler, defineDue, defineDueBatch, schedule, unschedule } from './due.ts';
import { createDueRunner } from './due-runner.ts';

const kind = { name: 'tested' };
const other = { name: 'other' };

let on: TestApp & { close(): Promise<void> };
beforeAll(async () => {
  on = await openTestApp();
  await on.database.pool.query(
    'CREATE TABLE ran (subject uuid NOT NULL, occurrence text NOT NULL)',
  );
});
afterAll(() => on.close());
beforeEach(() => on.database.pool.query('TRUNCATE ran, due'));

const minutes = (count: number) => new Date(on.clock.now().getTime() + count * 60_000);

async function plan(
  at = minutes(0),
  subject: string = randomUUID(),
  occurrence = '',
): Promise<string> {
  await inTransaction(on.database.db, (tx) => schedule(tx, { kind, subject, occurrence, at }));
  return subject;
}

const note: DueHandler = async ({ subject, occurrence }, tx) => {
  await tx.execute(sql`INSERT INTO ran VALUES (${subject}, ${occurrence})`);
};

async function subjectsRun(): Promise<string[]> {
  const { rows } = await on.database.pool.query<{ subject: string }>('SELECT subject FROM ran');
  return rows.map(({ subject }) => subject).toSorted();
}

async function rowsLeft(): Promise<number> {
  return (await on.database.pool.query('SELECT FROM due')).rowCount ?? 0;
}

function createRunner(run: DueHandler = note, lookSeconds?: number) {
  return createDueRunner(on, [defineDue(kind, run)], lookSeconds);
}

/** A runner that works by itself until the test ends. */
function startRunner(run?: DueHandler, lookSeconds?: number) {
  const runner = createRunner(run, lookSeconds);
  runner.start();
  onTestFinished(() => runner.stop());
}

test('what is due runs with its subject, turn and time, and what is not due waits', async () => {
  const at = minutes(-90);
  const subject = await plan(at, randomUUID(), '2026-11-20');
  await plan(minutes(1));
  const turns: unknown[] = [];
  await createRunner(async (turn) => void turns.push(turn)).runDue();
  expect(turns).toEqual([
    expect.objectContaining({ subject, occurrence: '2026-11-20', dueAt: at }),
  ]);
  expect(await rowsLeft()).toBe(1);
});

test('the same turn scheduled again is moved, not doubled; another turn stands beside it', async () => {
  const subject = await plan(minutes(0), randomUUID(), 'first');
  await plan(minutes(10), subject, 'first');
  await plan(minutes(0), subject, 'second');
  await createRunner().runDue();
  const { rows } = await on.database.pool.query('SELECT occurrence FROM ran');
  expect(rows).toEqual([{ occurrence: 'second' }]);
});

test('what a handler schedules is kept with what it did', async () => {
  const subject = await plan();
  await createRunner(async (turn, tx) => {
    await note(turn, tx);
    if (turn.occurrence === '') {
      const at = new Date(turn.dueAt.getTime() + 1);
      await schedule(tx, { kind, subject, occurrence: 'next', at });
    }
  }).runDue();
  expect(await subjectsRun()).toEqual([subject]);
  expect(await rowsLeft()).toBe(1);
});

test('two runners that work at the same rows run each once', async () => {
  const planned = await Promise.all(Array.from({ length: 120 }, () => plan()));
  const busy = new Set<string>();
  const bothBusy = Promise.withResolvers<void>();
  const beside =
    (name: string): DueHandler =>
    async (turn, tx) => {
      if (busy.add(name).size === 2) bothBusy.resolve();
      await bothBusy.promise;
      await note(turn, tx);
    };
  startRunner(beside('first'));
  startRunner(beside('second'));
  await expect.poll(rowsLeft, { timeout: 30_000 }).toBe(0);
  expect(await subjectsRun()).toEqual(planned.toSorted());
});

test('a row whose handler fails waits longer each time, leaves nothing behind, and holds up no other', async () => {
  const failing = await plan(minutes(-1));
  const others = await Promise.all([plan(), plan()]);
  const failedAt = new Set<number>();
  const runner = createRunner(async (turn, tx) => {
    await note(turn, tx);
    if (turn.subject !== failing) return;
    failedAt.add(on.clock.now().getTime());
    await tx.execute(sql`SELECT 1 / 0`);
  });
  await runner.runDue();
  expect(await subjectsRun()).toEqual(others.toSorted());
  for (let seconds = 0; seconds < 14; seconds += 1) {
    on.clock.advance(1000);
    await runner.runDue();
  }
  const [first = 0, ...later] = failedAt;
  expect(later.map((at) => (at - first) / 1000)).toEqual([2, 6, 14]);
  expect(await subjectsRun()).toEqual(others.toSorted());
});

test('a handler that goes on after a failed statement has failed', async () => {
  const subject = await plan();
  await createRunner(async (turn, tx) => {
    await note(turn, tx);
    await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined);
  }).runDue();
  expect(await subjectsRun()).toEqual([]);
  const { rows } = await on.database.pool.query('SELECT subject, failures FROM due');
  expect(rows).toEqual([{ subject, failures: 1 }]);
});

test('a connection that breaks before the commit runs its rows again, the one that broke it later', async () => {
  const breaking = await plan(minutes(-2));
  const subject = await plan(minutes(-3));
  const runner = createRunner(async (turn, tx) => {
    await note(turn, tx);
    if (turn.subject === breaking)
      await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(runner.runDue()).rejects.toThrow();
  expect(await subjectsRun()).toEqual([]);
  await runner.runDue();
  expect(await subjectsRun()).toEqual([subject]);
});

test('a row that is cancelled before its turn comes does not run, in the same batch neither', async () => {
  const [first, second] = [await plan(minutes(-2)), await plan(minutes(-1))];
  await createRunner(async (turn, tx) => {
    await note(turn, tx);
    await unschedule(tx, kind, second);
  }).runDue();
  expect(await subjectsRun()).toEqual([first]);
  expect(await rowsLeft()).toBe(0);
});

test('of one subject other kinds stay when one is cancelled', async () => {
  const { db } = on.database;
  const subject = await plan();
  await inTransaction(db, async (tx) => {
    await schedule(tx, { kind: other, subject, at: minutes(0) });
    await unschedule(tx, other, subject);
  });
  await createRunner().runDue();
  expect(await subjectsRun()).toEqual([subject]);
});

test('a handler of batches gets all at once, and each alone where one of them fails', async () => {
  const failing = await plan();
  const others = [await plan(), await plan()];
  const handed: number[] = [];
  const batches = defineDueBatch(kind, async (turns, tx) => {
    handed.push(turns.length);
    for (const turn of turns) await note(turn, tx);
    if (turns.some(({ subject }) => subject === failing)) await tx.execute(sql`SELECT 1 / 0`);
  });
  await createDueRunner(on, [batches]).runDue();
  expect(handed).toEqual([3, 1, 1, 1]);
  expect(await subjectsRun()).toEqual(others.toSorted());
  const { rows } = await on.database.pool.query('SELECT subject, failures FROM due');
  expect(rows).toEqual([{ subject: failing, failures: 1 }]);
});

test('rows of a batch that broke its connection run alone after that', async () => {
  const breaking = await plan(minutes(-3));
  const others = [await plan(minutes(-2)), await plan(minutes(-1))];
  const batches = defineDueBatch(kind, async (turns, tx) => {
    for (const turn of turns) await note(turn, tx);
    if (turns.some(({ subject }) => subject === breaking))
      await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
  });
  const runner = createDueRunner(on, [batches]);
  await expect(runner.runDue()).rejects.toThrow();
  on.clock.advance(2_000);
  await expect(runner.runDue()).rejects.toThrow();
  await runner.runDue();
  expect(await subjectsRun()).toEqual(others.toSorted());
});

test('a handler gives way to a request that holds what it wants and waits for its row', async () => {
  const { db, pool } = on.database;
  await pool.query('CREATE TABLE plans (id uuid PRIMARY KEY)');
  const subject = await plan();
  await pool.query('INSERT INTO plans VALUES ($1)', [subject]);
  const lockPlan = (tx: Transaction) => tx.execute(sql`SELECT FROM plans FOR UPDATE`);
  const planLocked = Promise.withResolvers<void>();
  const rowLocked = Promise.withResolvers<void>();
  const request = inTransaction(db, async (tx) => {
    await lockPlan(tx);
    planLocked.resolve();
    await rowLocked.promise;
    await unschedule(tx, kind, subject);
  });
  const runner = createRunner(async (_turn, tx) => {
    rowLocked.resolve();
    await lockWaits(on, 1);
    await lockPlan(tx);
  });
  await planLocked.promise;
  await Promise.all([runner.runDue(), request]);
  expect(await rowsLeft()).toBe(0);
});

test('a runner that looks once an hour is woken as the transaction that schedules commits', async () => {
  const runs: string[] = [];
  startRunner(async ({ subject }) => void runs.push(subject), 3_600);
  const planned = [];
  for (let count = 1; count <= 3; count += 1) {
    planned.push(await plan());
    await expect.poll(() => runs.length, { timeout: 30_000, interval: 10 }).toBe(count);
  }
  expect(runs).toEqual(planned);
});

test('an attempt that a wrong clock has put off beyond the longest pause is made', async () => {
  const subject = await plan();
  await on.database.pool.query(
    `UPDATE due SET failures = 1, attempt_at = attempt_at + interval '1 day'`,
  );
  startRunner();
  await expect.poll(subjectsRun, { timeout: 30_000 }).toEqual([subject]);
});
