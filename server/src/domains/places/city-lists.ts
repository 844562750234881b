import type { Locale } from '@stratum/contract/locale';
import { LRUCache } from 'lru-cache';
import type { FairGate } from '../../platform/limits/gate.ts';
import type { Gazetteer } from './gazetteer.ts';
import { stateOf } from './place-names.ts';

interface CityListQuery {
  readonly country: string;
  readonly state: string;
  readonly locale: Locale;
  /** Of the caller, who shares the gazetteer's thread with all others. */
  readonly network: string;
}
type CityList = { name: string }[];

/** Lists in memory, the last ones asked for: a few megabytes where they are the longest. */
const keptAtMost = 200;

/** The cities of states. A list in memory, or being loaded for another caller, takes no place in the gate. */
export function createCityLists(gazetteer: Pick<Gazetteer, 'cities'>, gate: FairGate) {
  const kept = new LRUCache<string, Promise<CityList>>({ max: keptAtMost });
  const load = async ({ country, state, locale }: CityListQuery): Promise<CityList> => {
    const names = await gazetteer.cities(country, state, locale);
    return names.map((name) => ({ name }));
  };
  const keep = (key: string, query: CityListQuery): Promise<CityList> => {
    const list = load(query);
    kept.set(key, list);
    list.catch(() => kept.delete(key));
    return list;
  };
  return async (query: CityListQuery): Promise<CityList> => {
    const { country, state, locale, network } = query;
    if (!stateOf(country, state)) return [];
    const key = `${country}.${state}.${locale}`;
    return kept.get(key) ?? gate(network, () => kept.get(key) ?? keep(key, query));
  };
}
