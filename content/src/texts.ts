import { isLocale, type Locale } from '@stratum/contract/locale';
import { keyPath } from './faults.ts';
import type { Document } from './read.ts';

/** A string a person reads, with the place it stands at. */
interface Text {
  readonly file: string;
  readonly key: string;
  readonly locale: Locale;
  readonly text: string;
}

/** The texts of a document: every string below a key that names a language. */
export function textsIn({ file, data }: Document): Text[] {
  return walk(data, [], null).map((found) => ({ file, ...found }));
}

function walk(
  value: unknown,
  path: readonly PropertyKey[],
  locale: Locale | null,
): Omit<Text, 'file'>[] {
  if (typeof value === 'string')
    return locale === null ? [] : [{ key: keyPath(path), locale, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, at) => walk(item, [...path, at], locale));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    walk(inner, [...path, key], isLocale(key) ? key : locale),
  );
}
