import { describe, expect, test } from 'vitest';
import { fold, hasWords, suggestionsFor } from './suggestions.ts';

const cities = ['Bad Zurzach', 'Bern', 'Bernex', 'Oberburg', 'Wil', 'Zürich'];

describe('suggestions', () => {
  test('are all while nothing is typed', () => {
    expect(suggestionsFor('', cities)).toEqual(cities);
  });

  test('find a name without its case and marks', () => {
    expect(suggestionsFor(' zurich ', cities)).toEqual(['Zürich']);
  });

  test('begin with the names that begin so, then those with such a word, then the rest', () => {
    expect(suggestionsFor('zur', cities)).toEqual(['Zürich', 'Bad Zurzach']);
    expect(suggestionsFor('be', cities)).toEqual(['Bern', 'Bernex', 'Oberburg']);
  });

  test('stay open to another choice once one is made, which comes first', () => {
    expect(suggestionsFor('Bern', cities)[0]).toBe('Bern');
    expect(suggestionsFor('Bern', cities)).toHaveLength(cities.length);
  });

  test('are none where nothing fits', () => {
    expect(suggestionsFor('Atlantis', cities)).toEqual([]);
  });
});

test('every word that is typed is found, in any order, with the signs of a keyboard', () => {
  const text = fold('Côte d’Ivoire · Mittlere Greenwich-Zeit · UTC−5');
  expect(hasWords(text, "d'ivoire COTE")).toBe(true);
  expect(hasWords(text, ' utc-5 ')).toBe(true);
  expect(hasWords(text, 'ivoire togo')).toBe(false);
});
