import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchWords } from './fold.ts';
import { matchesWords, splitByMatches } from './matches.ts';

const hitsIn = (text: string, query: string) =>
  splitByMatches(text, searchWords(query))
    .filter(({ isMatch }) => isMatch)
    .map((stretch) => stretch.text);

test.each([
  ['Émotion', 'emotion'],
  ['emotion', 'ÉMOTION'],
  ['Größe', 'grosse'],
  ['Größe', 'große'],
  ['le cœur', 'coeur'],
  ['d’un coup', "d'un"],
  ['Gefühle', 'gefuhle'],
  ['Übung', 'u\u0308bung'],
])('in %j one finds %j', (text, query) => {
  expect(matchesWords(text, searchWords(query))).toBe(true);
});

test('every word has to be there, in any order', () => {
  expect(matchesWords('You name a date and keep it.', searchWords('  date  name '))).toBe(true);
  expect(matchesWords('You name a date and keep it.', searchWords('date month'))).toBe(false);
});

test('who searches for nothing finds everything', () => {
  expect(matchesWords('anything', searchWords('   '))).toBe(true);
});

test('a match is highlighted as it is written, however it was typed', () => {
  expect(hitsIn('Une émotion, deux Émotions', 'emotion')).toEqual(['émotion', 'Émotion']);
  expect(hitsIn('Die Größe der Straße', 'ss')).toEqual(['ß', 'ß']);
  expect(hitsIn('Le cœur', 'oe')).toEqual(['œ']);
  expect(hitsIn('Le cœur', 'o')).toEqual(['œ']);
  expect(hitsIn('plan and planning', 'plan plann')).toEqual(['plan', 'plann']);
});

test('the stretches of a text are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      const stretches = splitByMatches(text, searchWords(query));
      expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
    }),
  );
});

test('a text has a match for every word that it has', () => {
  const texts = fc.array(fc.constantFrom('ß', 'É', 'œ', 'a', ' ', '’', 'N'), { minLength: 1 });
  fc.assert(
    fc.property(texts, texts, (letters, typed) => {
      const text = letters.join('');
      const words = searchWords(typed.join(''));
      fc.pre(words.length > 0 && matchesWords(text, words));
      expect(splitByMatches(text, words).some(({ isMatch }) => isMatch)).toBe(true);
    }),
  );
});
