import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Fault } from '../faults.ts';
import { loadPack } from '../load.ts';
import { type Behaviour, phrasesOf } from './behaviours.ts';
import { readIncidents } from './incidents.ts';
import { guessLevels, shareFound } from './level-guesser.ts';
import { ladderFaults, ladderReports } from './report.ts';
import { sharedPhrases } from './shared-phrases.ts';

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const word = fc.stringMatching(/^[a-z]{4,8}$/);

/** Ladders of several skills, the words of each rung made by `wordsOn`. */
function ladders(skills: number, wordsOn: (level: number, trait: string) => string[]): Behaviour[] {
  return Array.from({ length: skills }, (_, at) => `skill-${at}`).flatMap((trait) =>
    levels.map((level) => {
      const words = wordsOn(level, trait);
      return { trait, level, words, text: words.join(' ') };
    }),
  );
}

test('the word counter finds every level that has a word of its own', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 5 }),
      fc.integer({ min: 2, max: 6 }),
      (same, skills) => {
        const marked = ladders(skills, (level) => [...same, `level${level}`]);
        expect(shareFound(guessLevels(marked))).toBe(1);
      },
    ),
    { numRuns: 20 },
  );
});

test('the word counter learns nothing from the skill it guesses', () => {
  const own = ladders(5, (level, trait) => [`${trait}-${level}`]);
  expect(shareFound(guessLevels(own))).toBeCloseTo(1 / 9);
});

test('a phrase is counted once a skill, on the level where it stands', () => {
  const behaviours = ladders(4, (level, trait) =>
    level === 6 ? ['stays', 'an', 'exception', 'stays', 'an', 'exception'] : [trait, 'an', 'aim'],
  );
  expect(sharedPhrases(behaviours, 3)).toEqual([
    { level: 6, phrase: 'stays an exception', skills: 4 },
    { level: 6, phrase: 'an exception stays', skills: 4 },
    { level: 6, phrase: 'exception stays an', skills: 4 },
  ]);
  expect(sharedPhrases(behaviours, 4)).toEqual([]);
});

test('a text has as many phrases as places where one can begin', () => {
  expect(phrasesOf(['one', 'two', 'three'], 2)).toEqual(new Set(['one two', 'two three']));
  expect(phrasesOf(['one', 'two'], 3)).toEqual(new Set());
});

test('a text too long, a phrase in six skills and a formula on each level are named', async () => {
  const { traits } = await loadPack();
  const [trait] = traits;
  if (!trait) throw new Error('the pack has no trait');
  const formula = 'For months you have done the same thing and it stays an exception';
  const behaviours = levels.map((level) => `${'word '.repeat(10)}${formula} level${level}`);
  const stamped = (count: number) =>
    levels.slice(0, count).map((at) => ({
      ...trait,
      id: `skill-${at}`,
      en: { ...trait.en, behaviours },
    }));
  const faults = (count: number) => ladderFaults(ladderReports({ traits: stamped(count) }));
  expect(faults(1)).toContain('en skill-1 1: has 24 words, at most 22');
  expect(faults(5).join()).not.toContain('stands in');
  const all = faults(6);
  expect(all).toContain('en level 6: “stays an exception” stands in 6 skills, at most 5');
  expect(all).toContain('en: the word counter finds 100 %, at most 60 %');
});

test('incidents that miss a level or come from few lives are refused', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'stratum-incidents-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const write = (trait: string, places: (number | null)[], lives: number) => {
    const incidents = places.map((level, at) => ({ life: `life ${at % lives}`, seen: 'x', level }));
    return writeFile(join(dir, `${trait}.json`), JSON.stringify({ trait, incidents }));
  };
  const places = [...levels, null, null, null];
  await write('focus', places, 12);
  await write('sleep', [1, ...places.slice(1, -1), 1], 12);
  await write('learning', places, 3);
  const faults: Fault[] = [];
  expect(await readIncidents(dir, faults)).toHaveLength(1);
  expect(faults.map(({ file, problem }) => [file, problem])).toEqual(
    expect.arrayContaining([
      ['sleep.json', 'stay on levels 1,1,2,3,4,5,6,7,8,9, one on each is needed'],
      ['learning.json', 'stay from 3 lives, at least 7 are needed'],
    ]),
  );
});
