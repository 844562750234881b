import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCityIndexBuilder } from './city-index.ts';
import { fold } from './fold.ts';
import type { CityRow } from './geonames.ts';

type Given = Partial<CityRow> & Pick<CityRow, 'name'>;

function indexOf(...rows: Given[]) {
  const builder = createCityIndexBuilder();
  const whole = rows.map((row, id) => ({
    id,
    mainNames: [row.name],
    otherNames: [],
    country: 'FR',
    state: '11',
    population: 1000,
    ...row,
  }));
  // In two parts, as the file is read.
  builder.add(whole.slice(0, 2));
  builder.add(whole.slice(2));
  return builder.build();
}

const found = (index: ReturnType<typeof indexOf>, text: string, own: string | null = null) =>
  index.search(text, own, 10).map(({ name, country }) => `${name} ${country}`);

test('the larger city comes first, and one of the chosen country before it', () => {
  const index = indexOf(
    { name: 'Paris', country: 'US', state: 'TX', population: 25_000 },
    { name: 'Paris', population: 2_100_000 },
    { name: 'Paris', country: 'CA', state: '08', population: 11_000 },
  );
  expect(found(index, 'PARIS')).toEqual(['Paris FR', 'Paris US', 'Paris CA']);
  expect(found(index, 'paris', 'CA')).toEqual(['Paris CA', 'Paris FR', 'Paris US']);
});

test('every other name finds the city, in any script, and the best of them counts', () => {
  const index = indexOf(
    { name: 'Moscow', otherNames: ['Moskva', 'Москва', 'Moscow'], population: 10_000_000 },
    { name: 'Moskvich', population: 500 },
  );
  expect(found(index, 'москва')).toEqual(['Moscow FR']);
  expect(found(index, 'moskv')).toEqual(['Moscow FR', 'Moskvich FR']);
});

test('a beginning of one of the many other names counts less than that of the main name', () => {
  const index = indexOf(
    { name: 'Hangzhou', otherNames: ['Hong-ciu'], population: 9_000_000 },
    { name: 'Hong Kong', population: 7_400_000 },
  );
  expect(found(index, 'hong')).toEqual(['Hong Kong FR', 'Hangzhou FR']);
});

test('cities that cannot be told apart are found once', () => {
  const index = indexOf({ name: 'Paris' }, { name: 'Paris' }, { name: 'París' });
  expect(found(index, 'paris')).toEqual(['Paris FR']);
});

test('the cities of a state are only its own', () => {
  const index = indexOf(
    { name: 'Paris' },
    { name: 'Paris', country: 'US', state: 'TX' },
    { name: 'Austin', country: 'US', state: 'TX' },
  );
  expect(index.cities('US', 'TX').map(({ name }) => name)).toEqual(['Paris', 'Austin']);
  expect(index.cities('US', '11')).toEqual([]);
});

test('signs alone find nothing', () => {
  expect(found(indexOf({ name: 'Paris' }), ' -– ')).toEqual([]);
});

test('every city is found by each of its names, typed in any case and without marks', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-öø-ÿЀ-џ]{2,8}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('-'));
  const city = fc.record({
    name,
    otherNames: fc.array(name, { maxLength: 3 }),
    population: fc.integer({ min: 0, max: 10_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(city, { minLength: 1, maxLength: 8 }), (cities) => {
      const index = indexOf(...cities);
      for (const each of cities) {
        for (const typed of [each.name, ...each.otherNames]) {
          const names = index.search(typed.normalize('NFD').toUpperCase(), null, 10);
          expect(names.map((one) => fold(one.name))).toContain(fold(each.name));
        }
      }
    }),
    { numRuns: 50 },
  );
});
