import { describe, expect, test } from 'vitest';
import { packCopy } from '../test/pack-copy.ts';
import { PackError } from './faults.ts';
import { loadPack } from './load.ts';

const privacy = 'pages/privacy-policy.json';
const editors = 'authors/stratum-editors.json';

async function faultsIn(dir: string) {
  const outcome = await loadPack(dir).catch((error: unknown) => error);
  if (!(outcome instanceof PackError)) throw new Error('the pack was taken');
  return outcome.faults.map(({ file, key, problem }) => [file, key, problem]);
}

describe('a fault in the public pages stops the start, named by file and key', () => {
  test.each([
    [privacy, ['fr', 'lead'], undefined, ['fr.lead', 'is missing']],
    [privacy, ['de'], undefined, ['de', 'is missing']],
    [privacy, ['changed'], 'yesterday', ['changed', 'is not a date written YYYY-MM-DD']],
    [
      privacy,
      ['en', 'description'],
      'Too short.',
      ['en.description', 'has 10 characters, at least 50 are needed'],
    ],
    [
      privacy,
      ['en', 'description'],
      'x'.repeat(161),
      ['en.description', 'has 161 characters, at most 160 fit'],
    ],
    [
      privacy,
      ['sections', 1, 'fr', 'heading'],
      undefined,
      ['sections[1].fr.heading', 'is missing'],
    ],
    [
      privacy,
      ['sections', 1, 'fr', 'blocks', 0],
      { text: 'Un mot.' },
      ['sections[1].fr.blocks', 'is text, where English has list'],
    ],
    [
      privacy,
      ['sections', 1, 'de', 'blocks', 0],
      { text: 'Ein Wort.', list: ['Ein Wort.'] },
      ['sections[1].de.blocks[0]', 'is not one of text, list, table, operator, works'],
    ],
    [
      privacy,
      ['sections', 2, 'en', 'blocks', 0, 'table', 'rows', 0],
      ['one cell'],
      ['sections[2].en.blocks[0].table.rows[0]', 'has 1 cells, the head has 3'],
    ],
    [privacy, ['sections', 1, 'id'], 'responsible', ['sections[1].id', 'is responsible again']],
    [editors, ['de', 'name'], undefined, ['de.name', 'is missing']],
    [editors, ['slug'], 'somebody', ['slug', 'is somebody, not that of the file’s name']],
    [
      'site.json',
      ['social', 0, 'url'],
      'http://example.org',
      ['social[0].url', 'is not an https:// address'],
    ],
  ] as const)('%s %j', async (file, path, value, [key, problem]) => {
    const copy = await packCopy();
    await copy.set(file, path, value);
    expect(await faultsIn(copy.dir)).toContainEqual([file, key, problem]);
  });
});

test('a kind of link that the footer cannot draw is refused', async () => {
  const copy = await packCopy();
  await copy.set('site.json', ['social', 0, 'kind'], 'elsewhere');
  expect(await faultsIn(copy.dir)).toEqual([
    ['site.json', 'social[0].kind', expect.stringContaining('instagram')],
  ]);
});

test.each(['site.json', privacy, 'authors'])('a pack without %s names it', async (file) => {
  const copy = await packCopy();
  await copy.remove(file);
  expect(await faultsIn(copy.dir)).toEqual([[file, '', expect.stringContaining('read')]]);
});

test('a pack without any author is refused', async () => {
  const copy = await packCopy();
  await copy.remove(editors);
  expect(await faultsIn(copy.dir)).toEqual([['authors', '', 'holds no author']]);
});
