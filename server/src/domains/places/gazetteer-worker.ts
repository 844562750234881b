import { parentPort } from 'node:worker_threads';
import { countryCodes } from '@stratum/contract/countries';
import type { Locale } from '@stratum/contract/locale';
import { type CityIndex, createCityIndexBuilder, type IndexedCity } from './city-index.ts';
import { type CityRow, readCities } from './geonames.ts';
import { everyNameOf, namedCity, stateOf } from './place-names.ts';

/** What the thread is asked, by number. */
export type Question =
  | {
      readonly kind: 'cities';
      readonly country: string;
      readonly state: string;
      readonly locale: Locale;
    }
  | {
      readonly kind: 'search';
      readonly text: string;
      readonly ownCountry: string | null;
      readonly locale: Locale;
      readonly limit: number;
    };

/** A city with its state, in the reader's language as far as it is known. */
export interface City {
  /** Of GeoNames. */
  readonly id: number;
  readonly name: string;
  readonly state: string | null;
  readonly country: string;
}

async function load(): Promise<CityIndex> {
  const known = new Set(countryCodes);
  const builder = createCityIndexBuilder();
  for await (const rows of readCities()) {
    builder.add(rows.filter(({ country }) => known.has(country)).map(withOurNames));
  }
  return builder.build();
}

function withOurNames(row: CityRow): CityRow {
  const named = namedCity(row.id);
  return named ? { ...row, mainNames: [...row.mainNames, ...everyNameOf(named)] } : row;
}

function nameIn({ id, name }: IndexedCity, locale: Locale): string {
  return namedCity(id)?.names[locale] ?? name;
}

function answer(index: CityIndex, question: Question): string[] | City[] {
  const { locale } = question;
  if (question.kind === 'cities') {
    const cities = index.cities(question.country, question.state);
    const names = new Set(cities.map((city) => nameIn(city, locale)));
    return [...names].sort(new Intl.Collator(locale).compare);
  }
  return index.search(question.text, question.ownCountry, question.limit).map((city) => ({
    id: city.id,
    name: nameIn(city, locale),
    state: stateOf(city.country, city.state)?.names[locale] ?? null,
    country: city.country,
  }));
}

const index = load();

/** A list that cannot be read ends the thread, which the question's promise tells. */
async function reply({ number, question }: { number: number; question: Question }) {
  parentPort?.postMessage({ number, answer: answer(await index, question) });
}
parentPort?.on('message', (asked) => void reply(asked));
