import { readFileSync } from 'node:fs';
import type { Locale } from '@stratum/contract/locale';
import { fold, foldLines } from './fold.ts';

/** A state or a city by its names. */
export interface NamedPlace {
  /** A state's code within its country, a city's number in GeoNames. */
  readonly id: string;
  readonly country: string;
  /** Of a city: code of its state. */
  readonly state: string | null;
  readonly names: Readonly<Record<Locale, string>>;
  /** Other spellings and languages. */
  readonly others: readonly string[];
}

interface Tables {
  /** All of them. */
  readonly states: readonly NamedPlace[];
  /** Those whose names differ between the languages. */
  readonly cities: readonly NamedPlace[];
  readonly statesByCode: ReadonlyMap<string, NamedPlace>;
  readonly citiesById: ReadonlyMap<string, NamedPlace>;
  readonly statesByName: ReadonlyMap<string, NamedPlace>;
  readonly citiesByName: ReadonlyMap<string, NamedPlace>;
}

let loaded: Tables | null = null;

/** Read at first use, which keeps them out of the start. */
export function placeTables(): Tables {
  loaded ??= load();
  return loaded;
}

function load(): Tables {
  const states = linesOf('states.tsv').map(([code = '', ...names]) => ({
    id: code.slice(3),
    country: code.slice(0, 2),
    state: null,
    ...namesOf(names),
  }));
  const cities = linesOf('cities.tsv').map(([id = '', country = '', state = '', ...names]) => ({
    id,
    country,
    state,
    ...namesOf(names),
  }));
  return {
    states,
    cities,
    statesByCode: new Map(states.map((state) => [`${state.country}.${state.id}`, state])),
    citiesById: new Map(cities.map((city) => [city.id, city])),
    statesByName: byName(states),
    citiesByName: byName(cities),
  };
}

function linesOf(file: string): string[][] {
  const text = readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8');
  const lines = text.trimEnd().split('\n');
  return lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
}

function namesOf([en = '', fr = '', de = '', others = '']: readonly string[]) {
  return {
    names: { en, fr: fr || en, de: de || en },
    others: others === '' ? [] : others.split(', '),
  };
}

/** By country and folded name. */
function byName(places: readonly NamedPlace[]): ReadonlyMap<string, NamedPlace> {
  const named = places.flatMap((place) => everyNameOf(place).map((name) => ({ place, name })));
  const folded = foldLines(named.map(({ name }) => name).join('\n')).split('\n');
  return new Map(named.map(({ place }, at) => [`${place.country}.${folded[at]}`, place]));
}

export function everyNameOf({ names, others }: NamedPlace): string[] {
  return [...Object.values(names), ...others];
}

/** Null where a country has no such state. */
export function stateOf(country: string, code: string): NamedPlace | null {
  return placeTables().statesByCode.get(`${country}.${code}`) ?? null;
}

/** Null for the many cities that have one name. */
export function namedCity(id: number): NamedPlace | null {
  return placeTables().citiesById.get(String(id)) ?? null;
}

/** By any of its names, in any case and without marks. */
export function stateNamed(country: string, name: string): NamedPlace | null {
  return placeTables().statesByName.get(`${country}.${fold(name)}`) ?? null;
}

/** By its code or any of its names. */
export function findState(country: string, text: string): NamedPlace | null {
  return stateOf(country, text.toUpperCase()) ?? stateNamed(country, text);
}

/** Whether a country is divided into states that are known. */
export function hasStates(country: string): boolean {
  return placeTables().states.some((state) => state.country === country);
}

export function cityNamed(country: string, name: string): NamedPlace | null {
  return placeTables().citiesByName.get(`${country}.${fold(name)}`) ?? null;
}

/** The states of a country in the reader's language and its order; none where it has no such parts. */
export function statesIn(country: string, locale: Locale): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(locale);
  return placeTables()
    .states.filter((state) => state.country === country)
    .map(({ id, names }) => ({ code: id, name: names[locale] }))
    .sort((a, b) => compare(a.name, b.name));
}
