import type { Pack } from '@stratum/content/pack';
import type { Locale } from '@stratum/contract/locale';
import type { NewsItem } from '@stratum/contract/news';

/** Null for a picture that the product does not have. */
export type PictureIn = (pack: Pack, id: string, locale: Locale) => NewsItem['image'];

type Entry = Omit<NewsItem, 'image'> & { readonly picture: string | null };

/**
 * What is shown at an instant, the newest first. Its days are told by UTC: everybody is shown the same, whose
 * copies proxies keep.
 */
export function itemsOn(
  now: Date,
  entries: readonly Entry[],
  pictureOf: (id: string) => NewsItem['image'],
): NewsItem[] {
  const today = now.toISOString().slice(0, 10);
  return entries
    .filter(({ from, until }) => from <= today && (until === null || today <= until))
    .toSorted((one, other) => other.from.localeCompare(one.from))
    .map(({ picture, ...entry }) => ({
      ...entry,
      image: picture === null ? null : pictureOf(picture),
    }));
}
