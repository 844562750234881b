import { expect, test } from 'vitest';
import { packCopy } from '../../test/pack-copy.ts';
import { PackError } from '../faults.ts';
import { defaultPackDir, loadPack } from '../load.ts';
import { readDocuments } from '../read.ts';
import { checkSources } from './check.ts';
import { faultsOfMentions, faultsOfRecords, recordsFile } from './records.ts';

const work = { id: 'vazire-2010', citation: 'Vazire, S. (2010). Who knows? Press.', skills: [] };
const record = {
  work: 'vazire-2010',
  year: 2010,
  title: 'Who knows?',
  finding: 'Some know more.',
  confirmed: ['https://example.org'],
  on: '2026-11-23',
};

test('every citation of the product’s pack leads to a record, and every skill has a source', async () => {
  const outcome = await checkSources(
    await loadPack(),
    await readDocuments(defaultPackDir),
    recordsFile,
  );
  expect(outcome.faults).toEqual([]);
  expect(outcome.summary).toMatch(/25 skills with sources$/);
});

test('a work without a record, under another title, or a record of no work is named', () => {
  const problems = (records: readonly (typeof record)[]) =>
    faultsOfRecords([work], records).map(({ key, problem }) => `${key} ${problem}`);
  expect(problems([record])).toEqual([]);
  expect(problems([])).toEqual(['vazire-2010 is missing']);
  expect(problems([{ ...record, year: 2011 }])).toEqual([
    'vazire-2010 is (2011). Who knows?, cited as Vazire, S. (2010). Who knows? Press.',
  ]);
  expect(problems([record, { ...record, work: 'nobody-1999' }])).toEqual([
    'nobody-1999 is cited nowhere',
  ]);
});

test('a name with a year in running text has to be a work', () => {
  const mentioned = (text: string) =>
    faultsOfMentions([{ file: 'page.json', data: { en: { text } } }], [work]).length;
  expect(mentioned('Friends see more (Vazire, 2010). So did Vazire (2010).')).toBe(0);
  expect(mentioned('Friends see more (Vazire, 2011).')).toBe(1);
  expect(mentioned('Somebody and Else (2010). A title.')).toBe(1);
});

test('a work for no skill and a chapter’s unknown work stop the start', async () => {
  const copy = await packCopy();
  await copy.set('sources.json', ['works', 0, 'skills', 0, 'trait'], 'juggling');
  const chapter = 'chapters/02-from-blind-spot-to-seeing.json';
  await copy.set(chapter, ['sources', 0], 'nobody-1999');
  const outcome = await loadPack(copy.dir).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(PackError);
  expect(outcome).toHaveProperty('faults', [
    {
      file: 'sources.json',
      key: 'works[0].skills[0].trait',
      problem: 'is juggling, no trait of it',
    },
    { file: chapter, key: 'sources[0]', problem: 'is nobody-1999, not in sources.json' },
  ]);
});
