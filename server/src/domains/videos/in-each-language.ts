import { type Locale, locales } from '@stratum/contract/locale';

/** Something in each of the languages. */
export function inEach<Text>(of: (locale: Locale) => Text): Record<Locale, Text> {
  const [en, fr, de] = locales.map(of) as [Text, Text, Text];
  return { en, fr, de };
}
