import { countryCodes } from '@stratum/contract/countries';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { type CityRow, readCities } from './geonames.ts';
import { everyNameOf, type NamedPlace, placeTables, statesIn } from './place-names.ts';

const { states, cities } = placeTables();

/** Names that stand for two places of a country. */
function ambiguous(places: readonly NamedPlace[]): string[] {
  const owners = new Map<string, NamedPlace>();
  return places.flatMap((place) =>
    everyNameOf(place).filter((name) => {
      const key = `${place.country}.${fold(name)}`;
      const isTaken = owners.has(key) && owners.get(key) !== place;
      owners.set(key, place);
      return isTaken;
    }),
  );
}

test('a name stands for one state of a country, and for one city', () => {
  expect(ambiguous(states)).toEqual([]);
  expect(ambiguous(cities)).toEqual([]);
});

test('every city of the list is the GeoNames place of that country, state and name', async () => {
  const rows = new Map<string, CityRow>();
  for await (const some of readCities()) for (const row of some) rows.set(String(row.id), row);
  const wrong = cities.filter((city) => {
    const row = rows.get(city.id);
    const names = row ? [...row.mainNames, ...row.otherNames].map(fold) : [];
    const isKnown = everyNameOf(city).some((name) => names.includes(fold(name)));
    return row?.country !== city.country || row.state !== city.state || !isKnown;
  });
  expect(wrong).toEqual([]);
});

test('every state lies in a country', () => {
  const known = new Set(countryCodes);
  expect(states.filter(({ country }) => !known.has(country))).toEqual([]);
});

test.each([
  ['DE', 'de', 'Bayern'],
  ['DE', 'fr', 'Bavière'],
  ['CH', 'fr', 'Argovie'],
  ['CH', 'de', 'Graubünden'],
  ['AT', 'de', 'Steiermark'],
  ['BE', 'fr', 'Wallonie'],
  ['IT', 'de', 'Toskana'],
  ['US', 'fr', 'Californie'],
] as const)('the states of %s in %s have their own names, such as %s', (country, locale, name) => {
  const names = statesIn(country, locale).map((state) => state.name);
  expect(names).toContain(name);
  expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
});
