import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/create-test-app.ts';
import type { Transaction } from '../database.ts';
import { newId } from '../new-id.ts';
import { inSavepoint, inTransaction } from '../transaction.ts';
import type { Signal } from './signal.ts';

let on: TestApp & { close(): Promise<void> };
beforeAll(async () => {
  on = await openTestApp();
  await on.database.pool.query('CREATE TABLE notes (id integer PRIMARY KEY)');
});
afterAll(() => on.close());
beforeEach(() => on.database.pool.query('TRUNCATE notes; INSERT INTO notes VALUES (1), (2)'));

const about = (name: string): Signal => ({
  to: newId(),
  event: { type: 'notification_count', count: Number(name) },
});

/** The figures of the signals that a listener hears while the test runs. */
function heard(): number[] {
  const figures: number[] = [];
  const { events } = on.database.db;
  const unsubscribe = events.subscribe((signal) => {
    if ('event' in signal && 'count' in signal.event) figures.push(signal.event.count);
  });
  onTestFinished(unsubscribe);
  return figures;
}

const lock = (tx: Transaction, id: number) =>
  tx.execute(sql`SELECT FROM notes WHERE id = ${id} FOR UPDATE`);

test('a signal leaves once its transaction is committed, and has left when the work is done', async () => {
  const { db } = on.database;
  const figures = heard();
  await inTransaction(db, async (tx) => {
    tx.afterCommit(about('1'));
    tx.afterCommit(about('2'));
    await lock(tx, 1);
    expect(figures).toEqual([]);
  });
  expect(figures).toEqual([1, 2]);
});

test('nothing leaves a transaction that is rolled back, by its work or by the database', async () => {
  const { db } = on.database;
  const figures = heard();
  const thrown = inTransaction(db, async (tx) => {
    tx.afterCommit(about('1'));
    throw new Error('the work failed');
  });
  await expect(thrown).rejects.toThrow('the work failed');
  const swallowed = inTransaction(db, async (tx) => {
    tx.afterCommit(about('2'));
    await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('rolled back');
  expect(figures).toEqual([]);
});

test('of a part that is rolled back nothing leaves, of the rest all does', async () => {
  const figures = heard();
  await inTransaction(on.database.db, async (tx) => {
    tx.afterCommit(about('1'));
    const part = inSavepoint(tx, async () => {
      tx.afterCommit(about('2'));
      throw new Error('the part failed');
    });
    await expect(part).rejects.toThrow('the part failed');
    tx.afterCommit(about('3'));
  });
  expect(figures).toEqual([1, 3]);
});

test('work that is run again after a deadlock tells of itself once', async () => {
  const { db } = on.database;
  const figures = heard();
  const bothLocked = Promise.withResolvers<void>();
  let attempts = 0;
  const deadlocking = (figure: string, first: number, second: number) =>
    inTransaction(
      db,
      async (tx) => {
        tx.afterCommit(about(figure));
        await lock(tx, first);
        if (++attempts >= 2) bothLocked.resolve();
        await bothLocked.promise;
        await lock(tx, second);
      },
      { retries: 10 },
    );
  await Promise.all([deadlocking('1', 1, 2), deadlocking('2', 2, 1)]);
  expect(attempts).toBeGreaterThan(2);
  expect(new Set(figures)).toEqual(new Set([1, 2]));
  expect(figures).toHaveLength(2);
});

test('those who wait for each other are heard in the order of their commits', async () => {
  const { db } = on.database;
  const figures = heard();
  const order: number[] = [];
  const works = Array.from({ length: 40 }, (_, figure) =>
    inTransaction(db, async (tx) => {
      await lock(tx, 1);
      order.push(figure);
      tx.afterCommit(about(String(figure)));
    }),
  );
  await Promise.all(works);
  expect(figures).toEqual(order);
});

test('a commit that is answered sooner than one sent before it is heard after it', () => {
  const figures = heard();
  const { events } = on.database.db;
  const [first, failed, last] = [events.reserve(), events.reserve(), events.reserve()];
  last([about('3')]);
  failed([]);
  expect(figures).toEqual([]);
  first([about('1'), about('2')]);
  expect(figures).toEqual([1, 2, 3]);
});

test('a listener that fails keeps neither others from hearing nor the work from being done', async () => {
  const { db } = on.database;
  const unsubscribe = db.events.subscribe(() => {
    throw new Error('the listener failed');
  });
  onTestFinished(unsubscribe);
  const figures = heard();
  const done = await inTransaction(db, async (tx) => {
    tx.afterCommit(about('1'));
    return 'done';
  });
  expect([done, figures]).toEqual(['done', [1]]);
});

test('on the pool, where each statement commits by itself, a signal leaves at once', () => {
  const figures = heard();
  on.database.db.afterCommit(about('1'));
  expect(figures).toEqual([1]);
});
