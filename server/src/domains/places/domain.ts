import { placeRoutes } from '@stratum/contract/places';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { createGate } from '../../platform/limits/gate.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import type { Log } from '../../platform/log.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { PlaceSearch } from './google-places.ts';
import { statesIn } from './place-names.ts';
import { gazetteerSearch, withFallback } from './predictions.ts';

export interface PlacePorts {
  readonly log: Log;
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly gazetteer: Gazetteer;
  /** Asked before the gazetteer where it is there. */
  readonly googlePlaces: PlaceSearch | null;
}

/** For who types all day; a script that reads the world off gets no further. */
const placeLimits = { predictionsByAccount: { points: 600, seconds: 10 * 60 } };
/** Questions to the one thread, most of them of a few milliseconds. */
const room = { atOnce: 8, waiting: 200 };

export function placesDomain(ports: PlacePorts) {
  const { gazetteer, googlePlaces } = ports;
  const limiter = createLimiter(ports.database.pool, placeLimits);
  const gate = createGate(room);
  const embedded = gazetteerSearch({
    search: (query) => gate(() => gazetteer.search(query)),
  });
  const search = googlePlaces ? withFallback(googlePlaces, embedded, ports) : embedded;
  return {
    name: 'places',
    routes: implement(placeRoutes, {
      getState: async ({ query, locale }) => statesIn(query.country, locale),
      async getCity({ query, locale }) {
        const names = await gate(() => gazetteer.cities(query.country, query.state, locale));
        return names.map((name) => ({ name }));
      },
      async getPredictions({ caller, params, query, locale }) {
        await limiter.spend('predictionsByAccount', caller.userId);
        const country = query.country ?? null;
        return search.predictions({ text: params.searchText, country, locale });
      },
    }),
  } satisfies Domain;
}
