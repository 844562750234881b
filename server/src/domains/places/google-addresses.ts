import type { Locale } from '@stratum/contract/locale';
import type { Prediction } from '@stratum/contract/places';
import { z } from 'zod';
import { GooglePlacesError, type Suggestion } from './google-reply.ts';

interface Asked {
  readonly key: string;
  readonly origin: string;
  readonly timeout: number;
}

/** Each is a question of its own, which costs as much. */
const mostAddresses = 4;
const placeSchema = z.object({
  postalAddress: z.object({
    regionCode: z.string().length(2),
    postalCode: z.string().optional(),
    administrativeArea: z.string().optional(),
    locality: z.string().optional(),
    addressLines: z.array(z.string()).default([]),
  }),
});

/** The first offers with their parts (Place Details, New); one without street or city is left out. */
export async function addressesOf(
  suggestions: readonly Suggestion[],
  asked: Asked,
  locale: Locale,
): Promise<Prediction[]> {
  const offers = suggestions.slice(0, mostAddresses);
  const found = await Promise.all(offers.map((offer) => addressOf(offer, asked, locale)));
  return found.flatMap((address) => address ?? []);
}

async function addressOf(
  { placePrediction: { placeId, text } }: Suggestion,
  { key, origin, timeout }: Asked,
  locale: Locale,
): Promise<Prediction | null> {
  const url = new URL(`/v1/places/${encodeURIComponent(placeId)}`, origin);
  url.searchParams.set('languageCode', locale);
  const response = await fetch(url, {
    headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'postalAddress' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new GooglePlacesError(`status ${response.status}`);
  const place = placeSchema.safeParse(await response.json());
  if (!place.success) return null;
  const { regionCode, postalCode, administrativeArea, locality, addressLines } =
    place.data.postalAddress;
  const [street] = addressLines;
  if (!street || !locality) return null;
  return {
    placeId,
    description: text.text,
    street,
    ...(postalCode && { postalCode }),
    city: locality,
    state: administrativeArea ?? null,
    country: regionCode,
  };
}
