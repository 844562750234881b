import type { Locale } from '@stratum/contract/locale';

export function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
