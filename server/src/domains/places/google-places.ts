import { countryCodes } from '@stratum/contract/countries';
import type { Locale } from '@stratum/contract/locale';
import { type Prediction, predictionsAtMost } from '@stratum/contract/places';
import { fold } from './fold.ts';
import { addressesOf } from './google-addresses.ts';
import { GooglePlacesError, replySchema, type Suggestion } from './google-reply.ts';

interface PlaceQuery {
  readonly text: string;
  /** Of the caller; its cities come first. */
  readonly country: string | null;
  /** Addresses are cities where the source knows no streets. Default: cities. */
  readonly of?: 'cities' | 'addresses';
  readonly locale: Locale;
  /** Of the caller. */
  readonly network: string;
}

/** Finds cities, or addresses, by how they begin. */
export interface PlaceSearch {
  predictions(query: PlaceQuery): Promise<Prediction[]>;
}

interface GoogleOptions {
  readonly key: string;
  readonly origin?: string;
  /** Milliseconds. A person is typing: a late answer is of no use. */
  readonly timeout?: number;
}

const fields = ['placeId', 'text.text', 'structuredFormat']
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(',');

/** What is asked for: of each place of these kinds that Google offers. */
const kinds = {
  cities: ['(cities)'],
  addresses: ['street_address', 'premise', 'subpremise', 'route'],
} as const;

/** Autocomplete (New) of Google Places; an address is asked for its parts, which the offer does not have. */
export function createGooglePlaces(options: GoogleOptions): PlaceSearch {
  const { key, origin = 'https://places.googleapis.com', timeout = 2_500 } = options;
  const url = new URL('/v1/places:autocomplete', origin);
  return {
    async predictions({ text, country, of = 'cities', locale }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-goog-api-key': key,
          'x-goog-fieldmask': fields,
        },
        body: JSON.stringify({
          input: text,
          includedPrimaryTypes: kinds[of],
          languageCode: locale,
          ...(country !== null && { regionCode: country }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new GooglePlacesError(`status ${response.status}`);
      const reply = replySchema.safeParse(await response.json());
      if (!reply.success) throw new GooglePlacesError('an answer of another shape');
      const { suggestions } = reply.data;
      if (of === 'addresses') return addressesOf(suggestions, { key, origin, timeout }, locale);
      const found = suggestions.map((suggestion) => toPrediction(suggestion, locale));
      return ownFirst(found, country).slice(0, predictionsAtMost);
    },
  };
}

function toPrediction({ placePrediction }: Suggestion, locale: Locale): Prediction {
  const { placeId, text, structuredFormat } = placePrediction;
  const parts = structuredFormat.secondaryText?.text.split(', ') ?? [];
  const country = parts.length === 0 ? null : countryNamed(parts.at(-1) ?? '', locale);
  return {
    placeId,
    description: text.text,
    city: structuredFormat.mainText.text,
    state: parts.slice(0, -1).join(', ') || null,
    country,
  };
}

function ownFirst(found: readonly Prediction[], own: string | null): Prediction[] {
  return found.toSorted((a, b) => Number(b.country === own) - Number(a.country === own));
}

const codesByName = new Map<Locale, Map<string, string>>();

/** Predictions name a country and carry no code; null for a name that is written otherwise. */
function countryNamed(name: string, locale: Locale): string | null {
  const codes = codesByName.get(locale) ?? namesOf(locale);
  codesByName.set(locale, codes);
  return codes.get(fold(name)) ?? null;
}

function namesOf(locale: Locale): Map<string, string> {
  const names = (style: 'short' | 'long') =>
    new Intl.DisplayNames(locale, { type: 'region', style });
  const [short, long] = [names('short'), names('long')];
  const codes = countryCodes.flatMap((code) =>
    [short.of(code), long.of(code)].map((name) => [fold(name ?? code), code] as const),
  );
  return new Map([...codes, ['usa', 'US']]);
}
