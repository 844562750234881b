import { describe, expect, test } from 'vitest';
import { packCopy } from '../test/pack-copy.ts';
import { PackError } from './faults.ts';
import { loadPack } from './load.ts';

const resilience = 'traits/mentality/resilience.json';

async function faultsIn(dir: string) {
  const outcome = await loadPack(dir).catch((error: unknown) => error);
  if (!(outcome instanceof PackError)) throw new Error('the pack was taken');
  for (const { file, key, problem } of outcome.faults) {
    expect(outcome.message).toContain(file);
    expect(outcome.message).toContain(key);
    expect(outcome.message).toContain(problem);
  }
  return outcome.faults.map(({ file, key, problem }) => [file, key, problem]);
}

test('an untouched copy of the pack is taken', async () => {
  const { dir } = await packCopy();
  expect((await loadPack(dir)).version).toBe((await loadPack()).version);
});

describe('a fault in one value is named by file and key', () => {
  const long = (length: number) => 'x'.repeat(length);
  test.each([
    ['levels.json', ['levels', 3, 'fr', 'line'], undefined, 'is missing'],
    ['levels.json', ['levels', 3, 'de'], undefined, 'is missing'],
    ['levels.json', ['levels', 3, 'en', 'name'], '  ', 'is empty'],
    ['levels.json', ['levels', 3, 'en', 'nmae'], 'x', 'is not a key of the pack'],
    ['levels.json', ['levels', 3, 'it'], {}, 'is not a key of the pack'],
    ['levels.json', ['levels', 3, 'number'], 5, 'is not 4, which belongs here'],
    [
      'levels.json',
      ['levels', 0, 'colours', 'light'],
      '#9394e7',
      'has contrast 2.51 on #f3f5f4, 4.5 is needed',
    ],
    [
      'levels.json',
      ['levels', 8, 'colours', 'dark'],
      '#7a5a48',
      'has contrast 2.96 on #0f1519, 4.5 is needed',
    ],
    ['levels.json', ['levels', 8, 'colours', 'dark'], 'orange', 'is not a colour written #rrggbb'],
    ['levels.json', ['levels', 8, 'colours', 'dark'], undefined, 'is missing'],
    ['categories.json', ['categories', 1, 'slug'], 'memory', null],
    ['categories.json', ['categories', 1, 'de', 'line'], undefined, 'is missing'],
    ['categories.json', ['categories', 1, 'traits', 0], 'Focus', null],
    ['categories.json', ['categories', 4, 'traits', 0], 'focus', 'names focus a second time'],
    ['scale.json', ['answers', 4, 'fr', 'label'], undefined, 'is missing'],
    ['scale.json', ['answers', 4, 'value'], 4, 'is not 5, which belongs here'],
    ['scale.json', ['answers', 4, 'level'], 10, null],
    ['scale.json', ['answers', 3, 'share'], 0.5, 'is scored as level 7, this share is level 5'],
    [resilience, ['statements', 1, 'levelOne'], undefined, 'is missing'],
    ['pack.json', ['version'], 'newest', null],
    ['news.json', ['spotlight', 0, 'until'], '2020-01-01', null],
    ['news.json', ['news', 0, 'link'], '//elsewhere.example', null],
    ['news.json', ['news', 0, 'fr', 'title'], undefined, 'is missing'],
    ['shop/shipping.json', ['zones', 0, 'countries', 0], 'XX', 'is no country'],
    [resilience, ['fr', 'definition'], undefined, 'is missing'],
    [resilience, ['de', 'definition'], 'Kurz.', 'has 1 words, a definition has 40 to 70'],
    [resilience, ['fr', 'caution'], undefined, 'is missing beside help'],
    [resilience, ['help'], 'grief', null],
    [resilience, ['en', 'behaviours', 6], long(161), 'has 161 characters, at most 160 fit'],
    [resilience, ['en', 'statements', 'b'], long(111), 'has 111 characters, at most 110 fit'],
    [resilience, ['en', 'statements', 'b'], undefined, 'is missing'],
    [resilience, ['en', 'tips', 4], long(201), 'has 201 characters, at most 200 fit'],
    [resilience, ['en', 'tips'], ['x'], 'does not have exactly 8 steps'],
    [resilience, ['en', 'behaviours'], ['x'], 'does not have exactly 9 levels'],
    [resilience, ['statements', 1, 'id'], 'a', 'is not b, which belongs here'],
    [resilience, ['id'], 'purpose', 'is purpose, not that of the file’s name'],
    [resilience, ['category'], 'personal-health', 'is personal-health, not that of the folder'],
  ] as const)('%s %j', async (file, path, value, problem) => {
    const copy = await packCopy();
    await copy.set(file, path, value);
    const faults = await faultsIn(copy.dir);
    const key = path.reduce<string>(
      (written, step) => (typeof step === 'number' ? `${written}[${step}]` : `${written}.${step}`),
      '',
    );
    expect(faults).toContainEqual([file, key.slice(1), problem ?? expect.any(String)]);
  });
});

test('lengths are taken to the last character', async () => {
  const copy = await packCopy();
  await copy.set(resilience, ['en', 'behaviours', 6], 'x'.repeat(160));
  await copy.set(resilience, ['en', 'statements', 'b'], 'x'.repeat(110));
  await copy.set(resilience, ['en', 'tips', 4], 'x'.repeat(200));
  await copy.set(resilience, ['en', 'definition'], 'word '.repeat(70));
  expect((await loadPack(copy.dir)).traits).toHaveLength((await loadPack()).traits.length);
});

test('every fault is named at once, over several files', async () => {
  const copy = await packCopy();
  await copy.set('scale.json', ['answers', 0, 'en', 'label'], undefined);
  await copy.set(resilience, ['fr', 'name'], undefined);
  expect(await faultsIn(copy.dir)).toEqual([
    ['scale.json', 'answers[0].en.label', 'is missing'],
    [resilience, 'fr.name', 'is missing'],
  ]);
});

describe('files', () => {
  test('a category with some of its traits names those that are missing', async () => {
    const copy = await packCopy();
    await copy.remove(resilience);
    expect(await faultsIn(copy.dir)).toEqual([
      [resilience, '', 'is missing, while other traits of mentality are there'],
    ]);
  });

  test('a pack without any trait is refused', async () => {
    const copy = await packCopy();
    const { categories } = await loadPack();
    for (const { slug, available } of categories)
      if (available) await copy.remove(`traits/${slug}`);
    expect(await faultsIn(copy.dir)).toEqual([['traits', '', 'holds no trait of any category']]);
  });

  test('a file that is no trait of the model is refused', async () => {
    const copy = await packCopy();
    await copy.copy(resilience, 'traits/mentality/grit.json');
    expect(await faultsIn(copy.dir)).toContainEqual([
      'traits/mentality/grit.json',
      '',
      'is not the file of a trait in categories.json',
    ]);
  });

  test('a file that is not JSON is named with the reason', async () => {
    const copy = await packCopy();
    await copy.write(resilience, '{ "id": ');
    expect(await faultsIn(copy.dir)).toEqual([
      [resilience, '', expect.stringContaining('is not JSON')],
    ]);
  });

  test.each(['pack.json', 'levels.json', 'categories.json', 'scale.json', 'traits'])(
    'a pack without %s names it',
    async (file) => {
      const copy = await packCopy();
      await copy.remove(file);
      expect(await faultsIn(copy.dir)).toEqual([[file, '', expect.stringContaining('read')]]);
    },
  );

  test('a folder that is not there is named', async () => {
    await expect(loadPack('/nowhere/pack')).rejects.toThrow('/nowhere/pack');
  });
});
