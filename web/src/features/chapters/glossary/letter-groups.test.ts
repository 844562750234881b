import { expect, test } from 'vitest';
import { searchWords } from '../../../shared/search/fold.ts';
import { findTerms, groupByLetter } from './letter-groups.ts';

const term = (id: string, word: string, definition = '') => ({
  id,
  term: word,
  definition,
  related: [],
});

test('an accent does not make a letter of its own', () => {
  const terms = [term('a', 'Affirmation'), term('e', 'Écart'), term('f', 'Ensemble')];
  const groups = groupByLetter(terms).map(({ letter, terms: group }) => [letter, group.length]);
  expect(groups).toEqual([
    ['A', 1],
    ['E', 2],
  ]);
});

test('a term is found by its name and by what it means, however it is typed', () => {
  const terms = [
    term('lapse', 'Écart', 'Un jour manqué.'),
    term('support', 'Appui', 'Une heure, un lieu ou une personne.'),
  ];
  const found = (query: string) => findTerms(terms, searchWords(query)).map(({ id }) => id);
  expect(found('ecart')).toEqual(['lapse']);
  expect(found('MANQUE')).toEqual(['lapse']);
  expect(found('appui lieu')).toEqual(['support']);
  expect(found('appui manque')).toEqual([]);
  expect(found('')).toEqual(['lapse', 'support']);
});
