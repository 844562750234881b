import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeHeif } from './decode-heif.ts';

const files = join(import.meta.dirname, '../../../test/files');
/** 800 by 600 pixels, as an iPhone writes them. */
const photo = join(files, 'iphone.heic');
/** 3000 by 2000 pixels of one colour, whose decoding takes some 60 MB. */
const large = join(files, 'large.heic');
const mebibyte = 1024 * 1024;

test('a picture of an iPhone is decoded to its pixels', async () => {
  const { width, height, data } = await decodeHeif(photo);
  expect([width, height, data.length]).toEqual([800, 600, 800 * 600 * 4]);
});

test.each([
  ['the number of pixels', { maxPixels: 5_999_999 }, { maxPixels: 6_000_000 }],
  ['the memory', { maxMemory: 32 * mebibyte }, { maxMemory: 256 * mebibyte }],
  ['the time', { timeout: 0 }, { timeout: 60 }],
])('%s for it is bounded, and the next picture is decoded', async (_what, tight, wide) => {
  await expect(decodeHeif(large, tight)).rejects.toThrow();
  await expect(decodeHeif(large, wide)).resolves.toMatchObject({ width: 3000, height: 2000 });
});
