import { countryCodes } from '@stratum/contract/countries';

/** Every country with its name, in the order of the language's own alphabet. */
export function countriesIn(locale: string): { id: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .sort((a, b) => compare(a.name, b.name));
}

/**
 * The country that the browser's languages name and whose time zone it keeps, else null. A language
 * alone (`en-US`) says little about where one lives; a time zone belongs to one country.
 */
export function guessCountry(languages: readonly string[], timeZone: string): string | null {
  const named = languages.map(regionOf).filter((region) => region !== null);
  return named.find((region) => timeZonesOf(region).includes(timeZone)) ?? null;
}

function regionOf(tag: string): string | null {
  try {
    const { region } = new Intl.Locale(tag);
    return region && countryCodes.includes(region) ? region : null;
  } catch {
    return null;
  }
}

/** Empty in browsers that cannot tell. */
export function timeZonesOf(region: string): readonly string[] {
  const locale: Partial<Pick<Intl.Locale, 'getTimeZones'>> = new Intl.Locale(`und-${region}`);
  return locale.getTimeZones?.() ?? [];
}
