import type { Locale } from '@stratum/contract/locale';
import { z } from 'zod';

export const text = z.string().trim().min(1, 'is empty');

/** The same keys in every language; a language left out is a fault. */
export function localised<Texts>(of: (locale: Locale) => Texts) {
  return { en: of('en'), fr: of('fr'), de: of('de') } satisfies Record<Locale, Texts>;
}

export function textOf(max: number) {
  return text.refine((value) => [...value].length <= max, {
    error: ({ input }) => `has ${[...String(input)].length} characters, at most ${max} fit`,
  });
}

export function textBetween(min: number, max: number) {
  return textOf(max).refine((value) => [...value].length >= min, {
    error: ({ input }) => `has ${[...String(input)].length} characters, at least ${min} are needed`,
  });
}
