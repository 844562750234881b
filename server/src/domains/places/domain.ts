import { placeRoutes } from '@stratum/contract/places';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { createFairGate } from '../../platform/limits/gate.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import { createMemoryLimiter } from '../../platform/limits/memory-limiter.ts';
import type { Log } from '../../platform/log.ts';
import { createCityLists } from './city-lists.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { PlaceSearch } from './google-places.ts';
import { statesIn } from './place-names.ts';
import { gazetteerSearch, withFallback } from './predictions.ts';

export interface PlaceDeps {
  readonly log: Log;
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly gazetteer: Gazetteer;
  /** Asked before the gazetteer where it is there. */
  readonly googlePlaces: PlaceSearch | null;
}

/** Enough for a person who types all day, too few for a script that reads the whole list. */
const accountLimits = { predictionsByAccount: { points: 600, seconds: 10 * 60 } };
/** Lists of states and cities, to one network: a school class signing up. Counted by each process. */
const listLimit = { points: 600, seconds: 60 };
/** Questions to the one thread. A network's share leaves room for all others. */
const gateLimits = { concurrency: 4, maxQueued: 200, perSubject: 12 };

export function placesDomain(deps: PlaceDeps) {
  const { gazetteer, googlePlaces } = deps;
  const limiter = createLimiter(deps.database.pool, accountLimits);
  const spendList = createMemoryLimiter([listLimit], deps.clock);
  const gate = createFairGate(gateLimits);
  const embedded = gazetteerSearch(gazetteer, gate);
  const search = googlePlaces ? withFallback(googlePlaces, embedded, deps) : embedded;
  const citiesOf = createCityLists(gazetteer, gate);
  return {
    name: 'places',
    routes: implement(placeRoutes, {
      async getState({ query, locale, network }) {
        await spendList(network);
        return statesIn(query.country, locale);
      },
      async getCity({ query, locale, network }) {
        await spendList(network);
        return citiesOf({ ...query, locale, network });
      },
      async getPredictions({ caller, params, query, locale, network }) {
        await limiter.spend('predictionsByAccount', caller.userId);
        const { country = null, of } = query;
        return search.predictions({ text: params.searchText, country, of, locale, network });
      },
    }),
  } satisfies Domain;
}
