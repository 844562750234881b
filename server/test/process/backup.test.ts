import { join } from 'node:path';
import { collectionRoutes } from '@stratum/contract/collection';
import pg from 'pg';
import { expect, it } from 'vitest';
import { findRunningPostgres } from '../../src/platform/postgres/find-running.ts';
import { eventually, newDataDir, runCommand, runProduct } from './product.ts';
import { call, signInAt } from './two-processes.ts';

/** Writes that were acknowledged, in their order. */
async function writeOn(url: string, acknowledged: string[], isOver: () => boolean): Promise<void> {
  const token = await signInAt(url);
  for (let count = 0; !isOver(); count += 1) {
    const title = `Note ${count} of ${token.slice(-8)}`;
    const body = { collectionId: null, type: 'note', title } as const;
    const { status } = await call(url, token, collectionRoutes.addPersonalStuff, { body });
    if (status === 201 || status === 200) acknowledged.push(title);
  }
}

async function titlesIn(dataDir: string): Promise<Set<string>> {
  const client = new pg.Client(await findRunningPostgres(dataDir));
  await client.connect();
  const { rows } = await client.query<{ title: string }>('SELECT title FROM collection_items');
  await client.end();
  return new Set(rows.map(({ title }) => title));
}

/** Rows point at each other: a restore, which makes foreign keys anew, fails for a mixture of states. */
it('a backup under load holds what was acknowledged before it, and another machine goes on from it', async () => {
  const [dataDir, elsewhere] = [await newDataDir(), await newDataDir()];
  const archive = join(await newDataDir(), 'whole.tar');
  const env = { DEMO: 'on', RATE_LIMIT_FACTOR: '1000000' };
  const product = runProduct(dataDir, env);
  const url = await product.url;
  const acknowledged: string[] = [];
  let isOver = false;
  const writers = Array.from({ length: 4 }, () => writeOn(url, acknowledged, () => isOver));
  await eventually(
    async () => acknowledged.length,
    (count) => count > 300,
  );
  const before = [...acknowledged];
  const backup = await runCommand(['backup', archive], dataDir);
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('and the secrets') });
  isOver = true;
  await Promise.all(writers);
  expect(acknowledged.length).toBeGreaterThan(before.length);
  // With the machine goes all that came later.
  product.process.kill('SIGKILL');
  await product.ended;

  expect(await runCommand(['restore', archive], elsewhere)).toMatchObject({ code: 0 });
  await signInAt(await runProduct(elsewhere, env).url);
  const titles = await titlesIn(elsewhere);
  expect(before.filter((title) => !titles.has(title))).toEqual([]);
});
