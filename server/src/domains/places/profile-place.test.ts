import { locales } from '@stratum/contract/locale';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyNameOf, placeTables } from './place-names.ts';
import { shownPlace, storedPlace } from './profile-place.ts';

test.each([
  ['de', { country: 'DE', state: 'Bayern', city: 'München' }],
  ['fr', { country: 'DE', state: 'Bavière', city: 'Munich' }],
  ['en', { country: 'DE', state: 'Bavaria', city: 'Munich' }],
] as const)('a place chosen in %s is stored alike and shown as it was chosen', (locale, place) => {
  expect(storedPlace(place)).toEqual({ country: 'DE', state: 'Bavaria', city: 'Munich' });
  expect(shownPlace(storedPlace(place), locale)).toEqual(place);
});

test.each([
  ['typed freely', { country: 'DE', state: 'Atlantis', city: 'Poseidonis' }],
  ['without a country', { country: null, state: 'Bayern', city: 'München' }],
  ['of another country', { country: 'US', state: 'Texas', city: 'Roma' }],
  ['of the same name in another state', { country: 'DE', state: 'Brandenburg', city: 'Frankfurt' }],
])('what is %s stays as it is', (_what, place) => {
  expect(storedPlace(place)).toEqual(place);
  for (const locale of locales) expect(shownPlace(place, locale).city).toBe(place.city);
});

test('any name of a place is stored as one, which every language shows and finds again', () => {
  const { states, cities } = placeTables();
  fc.assert(
    fc.property(
      fc.constantFrom(...states),
      fc.constantFrom(...cities),
      fc.constantFrom(...locales),
      fc.nat(),
      (state, city, locale, number) => {
        const [stateNames, cityNames] = [everyNameOf(state), everyNameOf(city)];
        const chosen = stateNames[number % stateNames.length] ?? '';
        const inState = storedPlace({ country: state.country, state: chosen, city: null });
        expect(inState.state).toBe(state.names.en);
        expect(shownPlace(inState, locale).state).toBe(state.names[locale]);
        const typed = cityNames[number % cityNames.length] ?? '';
        const inCity = storedPlace({ country: city.country, state: null, city: typed });
        expect(inCity.city).toBe(city.names.en);
        expect(shownPlace(inCity, locale).city).toBe(city.names[locale]);
      },
    ),
    { numRuns: 300 },
  );
});
