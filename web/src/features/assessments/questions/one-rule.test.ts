import { readFile } from 'node:fs/promises';
import { loadPack } from '@stratum/content/load';
import { locales } from '@stratum/contract/locale';
import { expect, test } from 'vitest';

/** The words by which a description is chosen, on every screen and page that explain it. */
const rules = {
  en: 'the last one that was true more often than not',
  fr: 'la dernière qui a été vraie plus d’une fois sur deux',
  de: 'die letzte, die meistens gestimmt hat',
};

const features = new URL('../', import.meta.url);
const textOf = (path: string) => readFile(new URL(path, features), 'utf8');
const programme = await readFile(
  new URL('../../../../content/pack/pages/program-overview.json', features),
  'utf8',
);
const pack = await loadPack();

test.each(locales)('a description is chosen by the same rule everywhere in %s', async (locale) => {
  const { chapters, terms } = pack.inLocale(locale);
  const texts = {
    question: await textOf(`questions/messages.${locale}.json`),
    start: await textOf(`category-list/messages.${locale}.json`),
    programme,
    chapter: JSON.stringify(chapters[0]),
    glossary: JSON.stringify(terms.find(({ id }) => id === 'anchored-question')),
  };
  for (const [place, text] of Object.entries(texts)) {
    expect(text.replaceAll('\u00a0', ' '), place).toContain(rules[locale]);
  }
});
