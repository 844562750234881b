import { describe, expect, test } from 'vitest';
import { packCopy } from '../../test/pack-copy.ts';
import { PackError } from '../faults.ts';
import { loadPack } from '../load.ts';

const product = 'shop/product.json';

async function faultsIn(dir: string) {
  const outcome = await loadPack(dir).catch((error: unknown) => error);
  if (!(outcome instanceof PackError)) throw new Error('the pack was taken');
  return outcome.faults.map(({ file, key, problem }) => [file, key, problem]);
}

describe('a fault in the product stops the start, named by file and key', () => {
  test.each([
    [['fr', 'line'], undefined, ['fr.line', 'is missing']],
    [['prices', 'EUR'], 34.5, ['prices.EUR', 'is not in whole cents']],
    [['prices'], {}, ['prices', 'names no currency']],
    [['contents', 3, 'from'], 60, ['contents[3].from', 'does not follow the pages before']],
    [['contents', 8, 'to'], 300, ['contents[8].to', 'is beyond the last page, 208']],
    [
      ['contents', 0, 'chapter'],
      'nowhere',
      ['contents[0].chapter', 'is nowhere, which no chapter is called'],
    ],
  ] as const)('%j', async (path, value, [key, problem]) => {
    const copy = await packCopy();
    await copy.set(product, path, value);
    expect(await faultsIn(copy.dir)).toContainEqual([product, key, problem]);
  });
});

test('a picture that is not there is named', async () => {
  const copy = await packCopy();
  await copy.remove('shop/pictures/fold-out-fr-dark.webp');
  const problem = 'has no file shop/pictures/fold-out-fr-dark.webp';
  expect(await faultsIn(copy.dir)).toEqual([[product, 'pictures', problem]]);
});
