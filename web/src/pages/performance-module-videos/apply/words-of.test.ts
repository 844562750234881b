import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test('what has room stays; else whole sentences, or words', () => {
  expect(wordsOf('Get up at seven. Write it down.', 40)).toBe('Get up at seven. Write it down.');
  expect(wordsOf('Get up at seven. Write it down.', 30)).toBe('Get up at seven.');
  expect(wordsOf('Get up at seven every day', 12)).toBe('Get up at…');
});
