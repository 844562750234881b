import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test/create-test-app.ts';
import type { Queryable } from './database.ts';
import { inTransaction } from './transaction.ts';

let test: TestApp & { close(): Promise<void> };
beforeAll(async () => {
  test = await openTestApp();
  await test.database.pool.query('CREATE TABLE notes (id integer PRIMARY KEY, text text)');
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('TRUNCATE notes'));

const add = (tx: Queryable, id: number) => tx.execute(sql`INSERT INTO notes (id) VALUES (${id})`);

async function noteIds(): Promise<number[]> {
  const { rows } = await test.database.pool.query('SELECT id FROM notes ORDER BY id');
  return rows.map(({ id }) => id);
}

/** Fails the next statements that begin with a word as if the server had died before answering. */
function loseConnectionAt(word: string, times: number): void {
  const client: { query(...sent: unknown[]): unknown } = pg.Client.prototype;
  const { query } = client;
  let left = times;
  vi.spyOn(client, 'query').mockImplementation(function (this: unknown, ...sent) {
    const text = JSON.stringify(sent[0]);
    if (left <= 0 || !text.includes(word)) return Reflect.apply(query, this, sent);
    left -= 1;
    return Promise.reject(new Error('Connection terminated unexpectedly'));
  });
}

/** Whether as many statements as the pool may have connections run at the same time. */
async function expectWholePool(): Promise<void> {
  vi.restoreAllMocks();
  const { pool } = test.database;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) client.release();
  expect(clients).toHaveLength(pool.options.max);
}

describe('a transaction', () => {
  it('is committed when its work is done and rolled back when it throws', async () => {
    const { db } = test.database;
    await inTransaction(db, (tx) => add(tx, 1));
    const failed = inTransaction(db, async (tx) => {
      await add(tx, 2);
      throw new Error('something else');
    });
    await expect(failed).rejects.toThrow('something else');
    expect(await noteIds()).toEqual([1]);
  });

  it('fails where a statement of it has failed, even if its work goes on as if not', async () => {
    const { db } = test.database;
    await add(db, 1);
    const work = inTransaction(db, async (tx) => {
      await add(tx, 2);
      await add(tx, 1).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await noteIds()).toEqual([1]);
    await expectWholePool();
  });

  it.each(['begin', 'commit', 'rollback', 'INSERT'])(
    'gives its connection back when the database dies at %s',
    async (word) => {
      const { db, pool } = test.database;
      const times = pool.options.max + 1;
      loseConnectionAt(word, times);
      for (let lost = 0; lost < times; lost += 1) {
        const work = inTransaction(db, async (tx) => {
          await add(tx, lost);
          if (word === 'rollback') throw new Error('the work failed');
        });
        await expect(work).rejects.toThrow();
      }
      await expectWholePool();
      expect(await noteIds()).toEqual([]);
    },
  );

  it('is run again after a deadlock where that was asked for', async () => {
    const { db } = test.database;
    await add(db, 1);
    await add(db, 2);
    const bothLocked = Promise.withResolvers<void>();
    let locked = 0;
    const lock = async (tx: Queryable, first: number, second: number) => {
      await tx.execute(sql`SELECT FROM notes WHERE id = ${first} FOR UPDATE`);
      if (++locked >= 2) bothLocked.resolve();
      await bothLocked.promise;
      await tx.execute(sql`UPDATE notes SET text = 'changed' WHERE id = ${second}`);
    };
    await Promise.all([
      inTransaction(db, (tx) => lock(tx, 1, 2), { retries: 10 }),
      inTransaction(db, (tx) => lock(tx, 2, 1), { retries: 10 }),
    ]);
    expect(locked).toBeGreaterThan(2);
  });
});
