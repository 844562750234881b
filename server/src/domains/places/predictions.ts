import type { Locale } from '@stratum/contract/locale';
import { type Prediction, predictionsAtMost } from '@stratum/contract/places';
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

/** Milliseconds after a failure in which Google is not asked, so that no search waits for its time-out. */
export const cooldown = 30_000;

/** Circuit breaker: asks Google and, where that fails and for the cooldown after it, the other search. */
export function withFallback(
  google: PlaceSearch,
  other: PlaceSearch,
  { log, clock }: { log: Log; clock: Clock },
): PlaceSearch {
  let closedUntil = 0;
  return {
    async predictions(query) {
      if (clock.now().getTime() < closedUntil) return other.predictions(query);
      try {
        return await google.predictions(query);
      } catch (error) {
        closedUntil = clock.now().getTime() + cooldown;
        log.warn({ err: error }, 'Google Places did not answer, so the gazetteer does');
        return other.predictions(query);
      }
    },
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
