import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { jobsConstruction } from '../jobs/construction.ts';
import type { Migration } from '../migrations/read-migrations.ts';
import type { Archives } from './archives.ts';
import { checkArchive } from './check-archive.ts';
import type { Manifest } from './manifest.ts';
import { writeArchive } from './write-archive.ts';

const migration: Migration = { name: '0000_first', madeAt: 1, statements: [], hash: '' };
const otpKey = Buffer.alloc(32, 7);
const manifest: Manifest = {
  product: 'stratum',
  format: 1,
  takenAt: '2026-11-27T02:00:00.000Z',
  migration: 1,
  jobs: null,
  tables: [{ name: 'public.users', columns: ['id'] }],
  sequences: [],
};
const rows = Buffer.from('rows of the table, in their compressed form');
const file = Buffer.from('the bytes of a file');

/** A small archive, with what is given instead of its manifest. */
function archiveOf(first: object = manifest): Promise<Buffer> {
  const content = writeArchive(async ({ add, addBytes }) => {
    await addBytes('manifest.json', Buffer.from(JSON.stringify(first)));
    const secrets = { otpKey: otpKey.toString('base64') };
    await addBytes('secrets.json', Buffer.from(JSON.stringify(secrets)));
    await addBytes('tables/public.users/00000000.copy.zst', rows);
    await add('files/users/ada/1', file.length, Readable.from([file]));
  });
  return buffer(content);
}

function check(bytes: Uint8Array) {
  const archives = { read: async () => Readable.from([Buffer.from(bytes)]) };
  return checkArchive({ archives: archives as unknown as Archives, name: 'any' }, [migration]);
}

test('an archive that is whole says what it was made from', async () => {
  expect(await check(await archiveOf())).toEqual({ manifest, otpKey });
});

test('one that was cut short is refused, wherever the cut is', async () => {
  const whole = await archiveOf();
  // What fills the last block, and the blocks of nothing that a tar ends in, nobody misses.
  const needed = whole.lastIndexOf('"sha256"') + 1;
  const cuts = Array.from({ length: Math.ceil(needed / 128) }, (_, at) => at * 128);
  for (const cut of cuts) await expect(check(whole.subarray(0, cut))).rejects.toThrow('is damaged');
});

test.each([
  ['rows', rows],
  ['a file', file],
  ['the name of an entry', Buffer.from('files/users/ada/1')],
  ['the manifest', Buffer.from('"takenAt":"2026')],
  ['the end', Buffer.from('"sha256":"')],
])('one in which a byte of %s is another is refused', async (_of, part) => {
  const changed = await archiveOf();
  const at = changed.indexOf(part) + part.length - 1;
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  await expect(check(changed)).rejects.toThrow('The archive is damaged');
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('Dear diary, '.repeat(100))],
  ['an empty tar', Buffer.alloc(1024)],
])('%s is no archive', async (_what, bytes) => {
  await expect(check(bytes)).rejects.toThrow('no backup of Stratum');
});

test.each([
  ['by its format', { ...manifest, format: 2, tables: 'elsewhere' }, 'a newer release'],
  ['by a migration', { ...manifest, migration: 2 }, 'a newer release'],
  ['by its job queue', { ...manifest, jobs: { version: 10_000, construction: '' } }, 'a newer'],
  ['too old by its format', { ...manifest, format: 0 }, 'too old for this one'],
])('one of another release is refused with a sentence: %s', async (_by, first, sentence) => {
  await expect(check(await archiveOf(first))).rejects.toThrow(sentence);
});

test('one of an older job queue is taken', async () => {
  const { version, construction } = await jobsConstruction();
  const older = { ...manifest, jobs: { version: version - 1, construction } };
  expect((await check(await archiveOf(older))).manifest).toEqual(older);
});

test('where nobody reads on, on a full disk, the making of the archive ends', async () => {
  let isEnded = false;
  async function* endless(): AsyncGenerator<Buffer> {
    try {
      for (;;) yield Buffer.alloc(65_536);
    } finally {
      isEnded = true;
    }
  }
  const content = writeArchive(({ add }) => add('files/users/ada/1', 2 ** 30, endless()));
  const reader = content[Symbol.asyncIterator]();
  await reader.next();
  await reader.return?.();
  await expect.poll(() => isEnded).toBe(true);
});
