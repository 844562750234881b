import { fold, foldLines } from './fold.ts';
import type { CityRow } from './geonames.ts';
import { createNameLinesBuilder, type Match, type NameLines } from './name-lines.ts';
import { highestFirst, scoreOf } from './ranking.ts';

export interface IndexedCity {
  /** Of GeoNames. */
  readonly id: number;
  readonly name: string;
  readonly country: string;
  /** Code of its state within the country. */
  readonly state: string;
}

export interface CityIndex {
  /** In no order. */
  cities(country: string, state: string): IndexedCity[];
  /** By every name, the best first: see `scoreOf`. */
  search(text: string, ownCountry: string | null, limit: number): IndexedCity[];
}

export interface CityIndexBuilder {
  /** Many at once, since names folded one by one take three times as long. */
  add(rows: readonly CityRow[]): void;
  build(): CityIndex;
}

/** Folded names of Latin letters. Kept apart, their text takes one byte a letter. */
const latin = /^[a-z0-9 ]*$/;

export function createCityIndexBuilder(): CityIndexBuilder {
  const names = {
    shown: createNameLinesBuilder(),
    main: createNameLinesBuilder(),
    others: createNameLinesBuilder(),
    otherScripts: createNameLinesBuilder(),
  };
  const areas = new Map<string, number>();
  const [ids, populations, areaOfRow]: [number[], number[], number[]] = [[], [], []];
  const addRow = (row: CityRow) => {
    const area = `${row.country}.${row.state}`;
    const number = areas.get(area) ?? areas.size;
    areas.set(area, number);
    areaOfRow.push(number);
    ids.push(row.id);
    populations.push(row.population);
    for (const lines of Object.values(names)) lines.startRow();
    names.shown.add(row.name);
  };
  return {
    add(rows) {
      const folded = foldLines(rows.flatMap(namesOf).join('\n')).split('\n');
      let start = 0;
      for (const row of rows) {
        addRow(row);
        const end = start + row.mainNames.length + row.otherNames.length;
        for (let at = start; at < end; at += 1) {
          const name = folded[at] ?? '';
          const isRepeated = folded.indexOf(name, start) < at;
          if (name === '' || isRepeated) continue;
          const latinNames = at - start < row.mainNames.length ? names.main : names.others;
          (latin.test(name) ? latinNames : names.otherScripts).add(name);
        }
        start = end;
      }
    },
    build: () =>
      createCityIndex({
        ids: Uint32Array.from(ids),
        populations: Uint32Array.from(populations),
        areaOfRow: Uint16Array.from(areaOfRow),
        areas: [...areas.keys()],
        shown: names.shown.build(),
        main: names.main.build(),
        others: names.others.build(),
        otherScripts: names.otherScripts.build(),
      }),
  };
}

function namesOf({ mainNames, otherNames }: CityRow): string[] {
  return [...mainNames, ...otherNames];
}

/** Rows of cities, in a few long texts and lists of numbers. */
interface Cities {
  readonly ids: Uint32Array;
  readonly populations: Uint32Array;
  /** Country and state, by their index in `areas`. */
  readonly areaOfRow: Uint16Array;
  /** `FR.11` and so on. */
  readonly areas: readonly string[];
  readonly shown: NameLines;
  readonly main: NameLines;
  readonly others: NameLines;
  readonly otherScripts: NameLines;
}

function createCityIndex(cities: Cities): CityIndex {
  const { ids, populations, areaOfRow, areas } = cities;
  const areaAt = (row: number) => areas[areaOfRow[row] ?? 0] ?? '';
  const cityAt = (row: number): IndexedCity => {
    const area = areaAt(row);
    const [country, state] = [area.slice(0, 2), area.slice(3)];
    return { id: ids[row] ?? 0, name: cities.shown.at(row), country, state };
  };
  const scoresOf = (query: string, ownCountry: string | null) => {
    const scores = new Map<number, number>();
    const isOwnArea = areas.map((area) => area.startsWith(`${ownCountry}.`));
    const rateBy = (isMainName: boolean) => (row: number, match: Match) => {
      const isOwn = isOwnArea[areaOfRow[row] ?? 0] ?? false;
      const score = scoreOf({ match, isMainName, isOwn, population: populations[row] ?? 0 });
      scores.set(row, Math.max(score, scores.get(row) ?? 0));
    };
    if (latin.test(query)) {
      cities.main.find(query, rateBy(true));
      cities.others.find(query, rateBy(false));
    } else {
      cities.otherScripts.find(query, rateBy(true));
    }
    return scores;
  };

  return {
    cities(country, state) {
      const area = areas.indexOf(`${country}.${state}`);
      const rows: number[] = [];
      for (const [row, each] of areaOfRow.entries()) if (each === area) rows.push(row);
      return rows.map(cityAt);
    },
    search(typed, ownCountry, limit) {
      const query = fold(typed);
      if (query === '') return [];
      return distinct(highestFirst(scoresOf(query, ownCountry)), cityAt, limit);
    },
  };
}

/** The first of those that a person could not tell apart. */
function distinct(rows: readonly number[], cityAt: (row: number) => IndexedCity, limit: number) {
  const kept = new Map<string, IndexedCity>();
  for (const row of rows) {
    if (kept.size === limit) break;
    const city = cityAt(row);
    const key = `${fold(city.name)}\n${city.country}.${city.state}`;
    if (!kept.has(key)) kept.set(key, city);
  }
  return [...kept.values()];
}
