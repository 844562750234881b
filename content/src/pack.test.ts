import { createHash } from 'node:crypto';
import { categorySlugs } from '@stratum/contract/categories';
import { locales } from '@stratum/contract/locale';
import { describe, expect, test } from 'vitest';
import { loadPack } from './load.ts';

const pack = await loadPack();

test('mentality is available with its five traits in the order asked', () => {
  expect(pack.categories.map(({ slug }) => slug)).toEqual(categorySlugs);
  expect(pack.traitsOf('mentality').map(({ id }) => id)).toEqual([
    'purpose',
    'discipline',
    'resilience',
    'growth-mindset',
    'accountability',
  ]);
});

test('a category is available exactly when it has traits', () => {
  for (const { slug, available, traits } of pack.categories) {
    expect(pack.traitsOf(slug).map(({ id }) => id)).toEqual(available ? traits : []);
  }
});

test('emotions, health, social interaction and five skills besides say whom they do not fit, and where help is', () => {
  const help = (topic: string) =>
    pack.traits.filter((trait) => trait.help === topic).map(({ id }) => id);
  expect(help('health')).toEqual([
    'purpose',
    'discipline',
    'resilience',
    'learning',
    ...pack.traitsOf('mastery-of-emotions').map(({ id }) => id),
    ...pack.traitsOf('personal-health').map(({ id }) => id),
  ]);
  expect(help('violence')).toEqual([
    'decision-making',
    ...pack.traitsOf('social-interaction').map(({ id }) => id),
  ]);
});

test('other words of the consent are another version, so that everybody is asked anew', () => {
  const { version } = pack.consent;
  const words = locales.map((locale) => pack.inLocale(locale).consent);
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
  expect({ [version]: digest }).toEqual({ '2026-11-23': '0852276b9be2' });
});

describe.each(locales)('in %s', (locale) => {
  const local = pack.inLocale(locale);

  test('levels, answers, categories and traits keep their order and take that language’s words', () => {
    expect(local.levels.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(local.answers.map(({ value, level }) => [value, level])).toEqual([
      [1, 1],
      [2, 3],
      [3, 5],
      [4, 7],
      [5, 9],
    ]);
    expect(local.categories.map(({ name }) => name)).toEqual(
      pack.categories.map((category) => category[locale].name),
    );
    expect(local.traits.map(({ behaviours }) => behaviours)).toEqual(
      pack.traits.map((trait) => trait[locale].behaviours),
    );
  });

  test('a statement stands with its key and its words', () => {
    for (const trait of pack.traits) {
      const found = local.traitsOf(trait.category).find(({ id }) => id === trait.id);
      expect(found?.statements).toEqual(
        trait.statements.map(({ id, reversed }) => ({
          id,
          reversed,
          text: trait[locale].statements[id],
        })),
      );
    }
  });

  test('no text of the model stands twice', () => {
    const texts = local.traits.flatMap(({ behaviours, statements, tips }) => [
      ...behaviours,
      ...statements.map(({ text }) => text),
      ...tips,
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
