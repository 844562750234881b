import { locales } from '@stratum/contract/locale';
import { expect, test } from 'vitest';
import { packCopy } from '../test/pack-copy.ts';
import { checkPack, summaryOf } from './check.ts';
import { PackError } from './faults.ts';
import { defaultPackDir, loadPack } from './load.ts';
import { readDocuments } from './read.ts';

const purpose = 'traits/mentality/purpose.json';

test('the product’s pack is clean and has words in every language', async () => {
  const { version } = await loadPack();
  const report = await checkPack(defaultPackDir);
  const files = (await readDocuments(defaultPackDir)).length;
  const { en, fr, de } = report.words;
  expect(summaryOf(report)).toBe(`${version}: ${files} files; words: en ${en}, fr ${fr}, de ${de}`);
  for (const locale of locales) expect(report.words[locale]).toBeGreaterThan(0);
});

test('a wrong sign is named by file, key and rule', async () => {
  const copy = await packCopy();
  await copy.set(purpose, ['fr', 'behaviours', 2], 'Tu essaies ; puis tu arrêtes.');
  const outcome = await checkPack(copy.dir).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(PackError);
  expect(outcome).toHaveProperty('faults', [
    { file: purpose, key: 'fr.behaviours[2]', problem: 'lacks U+202F before ; ! ? or »' },
  ]);
});

test('a fault of shape is reported before the signs', async () => {
  const copy = await packCopy();
  await copy.set(purpose, ['fr', 'name'], undefined);
  await expect(checkPack(copy.dir)).rejects.toThrow(`${purpose}: fr.name: is missing`);
});
