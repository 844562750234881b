import type { Locale } from '@stratum/contract/locale';

const segmenters: Record<Locale, Intl.Segmenter> = {
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  fr: new Intl.Segmenter('fr', { granularity: 'word' }),
  de: new Intl.Segmenter('de', { granularity: 'word' }),
};

/** Words as a reader of the language counts them; signs and spaces are none. */
export function wordsOf(text: string, locale: Locale): string[] {
  return [...segmenters[locale].segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

export function countWords(text: string, locale: Locale): number {
  return wordsOf(text, locale).length;
}
