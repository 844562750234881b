import type { Locale } from '@stratum/contract/locale';
import { type Prediction, predictionsAtMost } from '@stratum/contract/places';
import { createCircuitBreaker } from '../../platform/circuit-breaker.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FairGate } from '../../platform/limits/gate.ts';
import type { Log } from '../../platform/log.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { City } from './gazetteer-worker.ts';
import type { PlaceSearch } from './google-places.ts';

/** Predictions of the embedded gazetteer. */
export function gazetteerSearch(gazetteer: Pick<Gazetteer, 'search'>, gate: FairGate): PlaceSearch {
  return {
    async predictions({ text, country, locale, network }) {
      const query = { text, ownCountry: country, locale, limit: predictionsAtMost };
      const cities = await gate(network, () => gazetteer.search(query));
      return cities.map((city) => toPrediction(city, locale));
    },
  };
}

/** Asks Google and, where that fails, the other search. */
export function withFallback(
  google: PlaceSearch,
  other: PlaceSearch,
  deps: { log: Log; clock: Clock },
): PlaceSearch {
  const breaker = createCircuitBreaker(deps, 'Google Places did not answer, so the gazetteer does');
  return {
    predictions: (query) =>
      breaker(
        () => google.predictions(query),
        () => other.predictions(query),
      ),
  };
}

function toPrediction({ id, name, state, country }: City, locale: Locale): Prediction {
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  const parts = [name, state, countryName].filter((part) => typeof part === 'string');
  return {
    placeId: `geonames:${id}`,
    // A city that is its own state, such as Hamburg, is named once.
    description: [...new Set(parts)].join(', '),
    city: name,
    state,
    country,
  };
}
