import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldLines } from './fold.ts';

test.each([
  ['Saint-Étienne', 'saint etienne'],
  ['L’Haÿ-les-Roses', 'l hay les roses'],
  ['Straßberg', 'strassberg'],
  ['Łódź', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['Ålesund', 'alesund'],
  ['Москва', 'москва'],
  [' -– ', ''],
])('%s is found as %s', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test('many names fold as each does alone, and a folded one stays as it is', () => {
  const name = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' '));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1 }), (names) => {
      const folded = foldLines(names.join('\n')).split('\n');
      expect(folded).toEqual(names.map(fold));
      expect(folded.map(fold)).toEqual(folded);
    }),
  );
});
