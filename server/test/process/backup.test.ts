import { createReadStream } from 'node:fs';
import { cp, readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { collectionRoutes } from '@stratum/contract/collection';
import pg from 'pg';
import { expect, it } from 'vitest';
import { readArchive } from '../../src/platform/backup/read-archive.ts';
import { findRunningPostgres } from '../../src/platform/postgres/find-running.ts';
import { newDataDir, runCommand, runProduct } from './product.ts';
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

/** What an archive holds of the installation. */
async function contentOf(archive: string): Promise<Map<string, string>> {
  const content = new Map<string, string>();
  for await (const { name, content: bytes } of readArchive(createReadStream(archive))) {
    if (name !== 'manifest.json') content.set(name, (await buffer(bytes)).toString('base64'));
  }
  return content;
}

it('a backup under load holds what was acknowledged before it, and another machine goes on from it', async () => {
  const [dataDir, elsewhere, archives] = [
    await newDataDir(),
    await newDataDir(),
    await newDataDir(),
  ];
  const first = join(archives, 'first.tar');
  const second = join(archives, 'second.tar');
  const cut = join(archives, 'cut.tar');
  const env = { DEMO: 'on', RATE_LIMIT_FACTOR: '1000000' };
  const product = runProduct(dataDir, env);
  const url = await product.url;
  const acknowledged: string[] = [];
  let isOver = false;
  const writers = Array.from({ length: 4 }, () => writeOn(url, acknowledged, () => isOver));
  await expect.poll(() => acknowledged.length).toBeGreaterThan(500);
  const before = [...acknowledged];
  const backup = await runCommand(['backup', first], dataDir);
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('and the secrets') });
  isOver = true;
  await Promise.all(writers);
  expect(acknowledged.length).toBeGreaterThan(before.length);
  // With the machine goes all that came later.
  product.process.kill('SIGKILL');
  await product.ended;

  await cp(first, cut);
  await truncate(cut, 100_000);
  const refused = await runCommand(['restore', cut], elsewhere);
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('Nothing was restored.') });
  expect(await readdir(elsewhere)).toEqual([]);
  expect(await runCommand(['restore', first], elsewhere)).toMatchObject({ code: 0 });
  const again = await runCommand(['restore', first], elsewhere);
  expect(again).toEqual({ code: 1, output: expect.stringContaining('is not empty') });
  // Rows come back in the order they were copied in: a copy of the copy is the same to the byte.
  expect(await runCommand(['backup', second], elsewhere)).toMatchObject({ code: 0 });
  expect(await contentOf(second)).toEqual(await contentOf(first));

  const restored = await runProduct(elsewhere, env).url;
  const titles = await titlesIn(elsewhere);
  expect(before.filter((title) => !titles.has(title))).toEqual([]);
  await signInAt(restored);
});
