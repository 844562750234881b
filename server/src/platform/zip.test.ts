import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { unzip } from '../../test/unzip.ts';
import { type ZipEntry, zipOf } from './zip.ts';

const date = new Date('2026-11-20T09:00:00Z');

async function* entriesOf(...contents: Readable[]): AsyncGenerator<ZipEntry> {
  for (const [place, content] of contents.entries())
    yield { name: `${place}/é.txt`, date, content };
}

test('every entry is in the archive, an empty one and a long one too', async () => {
  const texts = ['one', '', 'many '.repeat(100_000)];
  const archive = await buffer(zipOf(entriesOf(...texts.map((text) => Readable.from([text])))));
  expect([...unzip(archive)].map(([name, bytes]) => [name, String(bytes)])).toEqual(
    texts.map((text, place) => [`${place}/é.txt`, text]),
  );
});

test('an entry that breaks halfway breaks the archive', async () => {
  const broken = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('the bucket hung up');
    })(),
  );
  await expect(buffer(zipOf(entriesOf(broken)))).rejects.toThrow('the bucket hung up');
});

test('an archive that is given up lets go of what it reads', async () => {
  const endless = Readable.from(
    (async function* () {
      for (;;) yield Buffer.alloc(65_536);
    })(),
  );
  const archive = zipOf(entriesOf(endless));
  await once(archive, 'readable');
  archive.destroy();
  await once(endless, 'close');
  expect(endless.destroyed).toBe(true);
});
