import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from './fold.ts';
import { hasWords, stretchesOf } from './hits.ts';

const hitsIn = (text: string, query: string) =>
  stretchesOf(text, wordsOf(query))
    .filter(({ isHit }) => isHit)
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
  expect(hasWords(text, wordsOf(query))).toBe(true);
});

test('every word has to be there, in any order', () => {
  expect(hasWords('You name a date and keep it.', wordsOf('  date  name '))).toBe(true);
  expect(hasWords('You name a date and keep it.', wordsOf('date month'))).toBe(false);
});

test('who searches for nothing finds everything', () => {
  expect(hasWords('anything', wordsOf('   '))).toBe(true);
});

test('a hit is marked as it is written, however it was typed', () => {
  expect(hitsIn('Une émotion, deux Émotions', 'emotion')).toEqual(['émotion', 'Émotion']);
  expect(hitsIn('Die Größe der Straße', 'ss')).toEqual(['ß', 'ß']);
  expect(hitsIn('Le cœur', 'oe')).toEqual(['œ']);
  expect(hitsIn('Le cœur', 'o')).toEqual(['œ']);
  expect(hitsIn('plan and planning', 'plan plann')).toEqual(['plan', 'plann']);
});

test('the stretches of a text are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      const stretches = stretchesOf(text, wordsOf(query));
      expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
    }),
  );
});

test('a text has a hit for every word that it has', () => {
  const texts = fc.array(fc.constantFrom('ß', 'É', 'œ', 'a', ' ', '’', 'N'), { minLength: 1 });
  fc.assert(
    fc.property(texts, texts, (letters, typed) => {
      const text = letters.join('');
      const words = wordsOf(typed.join(''));
      fc.pre(words.length > 0 && hasWords(text, words));
      expect(stretchesOf(text, words).some(({ isHit }) => isHit)).toBe(true);
    }),
  );
});
