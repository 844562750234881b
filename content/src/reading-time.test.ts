import { categorySlugs } from '@stratum/contract/categories';
import { locales } from '@stratum/contract/locale';
import { expect, test } from 'vitest';
import { loadPack } from './load.ts';
import { countWords } from './words.ts';

const wordsPerMinute = 200;
/** The pages say “about ten minutes”, the answering included. */
const promised = 10;

const pack = await loadPack();

test.each(locales.flatMap((locale) => categorySlugs.map((category) => ({ locale, category }))))(
  'the questions of $category are read in no more than the ten minutes promised: $locale',
  ({ locale, category }) => {
    const words = pack
      .inLocale(locale)
      .traitsOf(category)
      .flatMap(({ statements, behaviours }) => [
        ...statements.map(({ text }) => text),
        ...behaviours,
      ])
      .reduce((sum, text) => sum + countWords(text, locale), 0);
    expect(words / wordsPerMinute).toBeGreaterThan(promised / 5);
    expect(words / wordsPerMinute).toBeLessThan(promised);
  },
);
