import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { heicGridOf } from '../../../test/files/make-heic.ts';
import { decodeInProcess } from './decoder-process.ts';
import { imageRules } from './rules.ts';

const files = join(import.meta.dirname, '../../../test/files');
/** 800 by 600 pixels, as an iPhone writes them. */
const photo = await readFile(join(files, 'iphone.heic'));
/** However busy the machine is: only what the picture itself costs is bounded. */
const patient = { ...imageRules, wallClock: 3600 };

async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'stratum-pictures-'));
  try {
    const path = join(folder, 'picture.heic');
    await writeFile(path, bytes);
    return await decodeInProcess({ kind: 'viewable', path, format: 'heif' }, patient);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a HEIC of 48 megapixels in tiles is decoded within the limits', async () => {
  const bytes = heicGridOf(photo, { columns: 10, rows: 10, width: 8000, height: 6000 });
  const drawn = await sharp(await decodeHeic(bytes)).metadata();
  expect([drawn.width, drawn.height]).toEqual([2048, 1536]);
});

test('a grid that says 100 by 100 pixels and holds 400 megapixels is refused before it is decoded', async () => {
  const bytes = heicGridOf(photo, { columns: 28, rows: 30, width: 100, height: 100 });
  await expect(decodeHeic(bytes)).rejects.toMatchObject({
    code: 'unreadable_file',
    cause: { message: 'Error: 403200000 pixels are too many' },
  });
});

describe('a picture in tiles', () => {
  const grid = { columns: 2, rows: 2, width: 1400, height: 900 };
  let asStored: Buffer;
  beforeAll(async () => {
    const small = sharp(await decodeHeic(heicGridOf(photo, grid))).resize(140, 90);
    asStored = await small.png().toBuffer();
  });

  it.each([{ irot: 1 }, { irot: 2 }, { irot: 1, imir: 0 }, { irot: 3, imir: 1 }])(
    'is made upright by its properties, %j',
    async (turns) => {
      const { irot, imir } = turns;
      const drawn = sharp(await decodeHeic(heicGridOf(photo, { ...grid, ...turns })));
      const { width, height } = await drawn.metadata();
      expect([width, height]).toEqual(irot === 2 ? [1400, 900] : [900, 1400]);
      const shown = await drawn
        .resize(width / 10, height / 10)
        .raw()
        .toBuffer();
      const turned = sharp(
        await sharp(asStored)
          .rotate(360 - 90 * irot)
          .toBuffer(),
      );
      const wanted = await turned
        .flip(imir === 0)
        .flop(imir === 1)
        .raw()
        .toBuffer();
      const apart = shown.map((value, at) => Math.abs(value - (wanted[at] ?? 0)));
      expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(4);
    },
  );
});

test.each([
  ['processor time', { processorTime: 0 }, { code: 'unreadable_file' }],
  ['memory', { memory: 1 }, { code: 'unreadable_file' }],
  ['time by the clock', { wallClock: 0 }, { status: 503, retryAfter: 30 }],
])('a decoder is killed where its %s is used up', async (_what, tight, refusal) => {
  const path = join(files, 'large.heic');
  const task = { kind: 'viewable', format: 'heif', path } as const;
  await expect(decodeInProcess(task, { ...patient, ...tight })).rejects.toMatchObject(refusal);
});
