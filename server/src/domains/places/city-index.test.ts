import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CityRow, createCityIndexBuilder } from './city-index.ts';
import { fold } from './fold.ts';

const states = [
  { code: 'FR.11', name: 'Île-de-France' },
  { code: 'US.TX', name: 'Texas' },
];
const city = (name: string, country = 'FR', admin1 = '11'): CityRow => ({ name, country, admin1 });

function indexOf(...rows: CityRow[]) {
  const builder = createCityIndexBuilder(states);
  for (const row of rows) builder.add(row);
  return builder.build();
}

const found = (index: ReturnType<typeof indexOf>, text: string, own: string | null = null) =>
  index.search(text, own, 10).map(({ name, country }) => `${name} ${country}`);

test.each([
  ['Saint-Étienne', 'saint etienne'],
  ['L’Haÿ-les-Roses', 'l hay les roses'],
  ['Straßberg', 'strassberg'],
  ['Łódź', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['Ålesund', 'alesund'],
  ['Москва', 'москва'],
])('%s is found as %s', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test('the whole name comes before its beginning, and that before a word in it', () => {
  const index = indexOf(city('Neu Lyon'), city('Lyons'), city('Lyon'), city('Ablyon'));
  expect(found(index, 'lyon')).toEqual(['Lyon FR', 'Lyons FR', 'Neu Lyon FR']);
});

test('among equals the own country comes first, then the shorter name, then the alphabet', () => {
  const index = indexOf(
    city('Pariset'),
    city('Paris', 'FR'),
    city('Parisb', 'US', 'TX'),
    city('Paris', 'US', 'TX'),
    city('Parisa', 'US', 'TX'),
  );
  expect(found(index, 'PARIS', 'US')).toEqual([
    'Paris US',
    'Paris FR',
    'Parisa US',
    'Parisb US',
    'Pariset FR',
  ]);
});

test('a city names its state where one is known', () => {
  const index = indexOf(city('Paris'), city('Vaduz', 'LI', '11'));
  expect(index.search('paris', null, 1)[0]?.state).toEqual({ code: '11', name: 'Île-de-France' });
  expect(index.search('vaduz', null, 1)[0]?.state).toBeNull();
});

test('what nobody can tell apart is there once', () => {
  const index = indexOf(city('Paris'), city('Paris'), city('París'));
  expect(found(index, 'paris')).toEqual(['Paris FR']);
  expect(index.cities('FR', '11')).toEqual(['Paris', 'París']);
});

test('the cities of a state are only its own', () => {
  const index = indexOf(city('Paris'), city('Paris', 'US', 'TX'), city('Austin', 'US', 'TX'));
  expect(index.cities('US', 'TX')).toEqual(['Paris', 'Austin']);
  expect(index.cities('US', '11')).toEqual([]);
  expect(index.states('US')).toEqual([{ code: 'TX', name: 'Texas' }]);
});

test('signs alone find nothing', () => {
  expect(found(indexOf(city('Paris')), ' -– ')).toEqual([]);
});

test('every city is found by its whole name, typed in any case and without marks', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-öø-ÿ]{2,8}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('-'));
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 30 }), (names) => {
      const index = indexOf(...names.map((each) => city(each)));
      for (const each of names) {
        const [best] = index.search(each.normalize('NFD').toUpperCase(), null, 1);
        expect(fold(best?.name ?? '')).toBe(fold(each));
      }
    }),
    { numRuns: 50 },
  );
});
