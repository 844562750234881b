import type { Locale } from '@stratum/contract/locale';
import type { Profile } from '@stratum/contract/person';

/** “Lyon, France” as far as it is known; empty otherwise. */
export function placeOf(
  { city, state, country }: Pick<Profile, 'city' | 'state' | 'country'>,
  locale: Locale,
): string {
  return [city ?? state, country && countryName(country, locale)].filter(Boolean).join(', ');
}

export function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
