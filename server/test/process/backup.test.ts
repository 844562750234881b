import { join } from 'node:path';
import { collectionRoutes } from '@stratum/contract/collection';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import {
  connectDatabase,
  type Database,
  type DatabaseAddress,
} from '../../src/platform/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts';
import { findRunningPostgres } from '../../src/platform/postgres/find-running.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { seedSession, seedUser } from '../seed-accounts.ts';
import { eventually, newDataDir, runCommand, runProduct } from './product.ts';
import { call } from './two-processes.ts';

const log = createLog('silent');

async function onDatabase<T>(address: DatabaseAddress, run: (db: Database) => Promise<T>) {
  const database = connectDatabase(address, { log, poolSize: 1 });
  try {
    return await run(database.db);
  } finally {
    await database.close();
  }
}

/** @returns the token of somebody who is signed in */
function somebody(db: Database): Promise<string> {
  const names = { email: 'writer@example.org', first_name: 'Ada', last_name: 'Brown' };
  const place = { locale: 'en', timeZone: 'UTC', role: 'user' } as const;
  return inTransaction(db, async (tx) => {
    const user = { ...names, ...place, password: 'Stratum-9' };
    return seedSession(tx, systemClock, await seedUser(tx, systemClock, user));
  });
}

async function titlesIn(db: Database): Promise<Set<unknown>> {
  const { rows } = await db.execute<{ title: string }>('SELECT title FROM collection_items');
  return new Set(rows.map(({ title }) => title));
}

/** Rows point at each other: a restore, which makes foreign keys anew, fails for a mixture of states. */
it('a backup under load holds what was acknowledged before it, and a machine with a database of its own goes on from it', async () => {
  const [dataDir, elsewhere] = [await newDataDir(), await newDataDir()];
  const archive = join(await newDataDir(), 'whole.tar');
  const env = { RATE_LIMIT_FACTOR: '1000000' };
  const postgres = await startEmbeddedPostgres({
    dataDir: await newDataDir(),
    log,
    settings: { fsync: 'off' },
  });
  onTestFinished(() => postgres.stop());
  const DATABASE_URL = postgres.url;
  const product = runProduct(dataDir, { ...env, DATABASE_URL });
  const url = await product.url;
  const token = await onDatabase(postgres.connection, somebody);
  const acknowledged: string[] = [];
  const over = new AbortController();
  const writeOn = async (writer: number) => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const title = `Note ${count} of ${writer}`;
      const body = { collectionId: null, type: 'note', title } as const;
      const { error } = await call(url, token, collectionRoutes.addPersonalStuff, { body });
      if (!error) acknowledged.push(title);
    }
  };
  const writers = [1, 2, 3, 4].map(writeOn);
  await eventually(
    async () => acknowledged.length,
    (count) => count > 300,
  );
  const before = [...acknowledged];
  const backup = await runCommand(['backup', archive], dataDir, { DATABASE_URL });
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('and the secrets') });
  over.abort();
  await Promise.all(writers);
  expect(acknowledged.length).toBeGreaterThan(before.length);
  // With the machine goes all that came later.
  product.process.kill('SIGKILL');
  await product.ended;

  expect(await runCommand(['restore', archive], elsewhere)).toMatchObject({ code: 0 });
  const restored = await runProduct(elsewhere, env).url;
  const { data: person } = await call(restored, token, profileRoutes.profileInfo);
  expect(person.email).toBe('writer@example.org');
  const titles = await onDatabase(await findRunningPostgres(elsewhere), titlesIn);
  expect(before.filter((title) => !titles.has(title))).toEqual([]);
});
