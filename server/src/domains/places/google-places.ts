import { countryCodes } from '@stratum/contract/countries';
import type { Locale } from '@stratum/contract/locale';
import { type Prediction, predictionsAtMost } from '@stratum/contract/places';
import { z } from 'zod';
import { fold } from './fold.ts';

interface PlaceQuery {
  readonly text: string;
  /** Of the caller; its cities come first. */
  readonly country: string | null;
  readonly locale: Locale;
  /** Of the caller. */
  readonly network: string;
}

/** Finds cities by the beginning of their names. */
export interface PlaceSearch {
  predictions(query: PlaceQuery): Promise<Prediction[]>;
}

interface GoogleOptions {
  readonly key: string;
  readonly origin?: string;
  /** Milliseconds. A person is typing: a late answer is of no use. */
  readonly timeout?: number;
}

/** Google Places gave no predictions. Holds neither the key nor what was typed. */
class GooglePlacesError extends Error {
  override name = 'GooglePlacesError';
}

const textSchema = z.object({ text: z.string() });
/** The fields asked for; what is not there for a place is left out by Google, an empty list too. */
const replySchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({
          placeId: z.string(),
          text: textSchema,
          structuredFormat: z.object({
            mainText: textSchema,
            secondaryText: textSchema.optional(),
          }),
        }),
      }),
    )
    .default([]),
});
type Suggestion = z.output<typeof replySchema>['suggestions'][number];

const fields = ['placeId', 'text.text', 'structuredFormat']
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(',');

/** Autocomplete (New) of Google Places, for cities only. */
export function createGooglePlaces(options: GoogleOptions): PlaceSearch {
  const { key, origin = 'https://places.googleapis.com', timeout = 2_500 } = options;
  const url = new URL('/v1/places:autocomplete', origin);
  return {
    async predictions({ text, country, locale }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-goog-api-key': key,
          'x-goog-fieldmask': fields,
        },
        body: JSON.stringify({
          input: text,
          includedPrimaryTypes: ['(cities)'],
          languageCode: locale,
          ...(country !== null && { regionCode: country }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new GooglePlacesError(`status ${response.status}`);
      const reply = replySchema.safeParse(await response.json());
      if (!reply.success) throw new GooglePlacesError('an answer of another shape');
      const found = reply.data.suggestions.map((suggestion) => toPrediction(suggestion, locale));
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
