import type { CategorySlug } from '@stratum/contract/categories';
import { monthsOf } from '@stratum/contract/months';
import { levelOf } from '@stratum/contract/shown-scores';
import { describe, expect, it } from 'vitest';
import { lowestTrait, overallLevelOf, type Standing } from './overall-level.ts';

type Scores = Partial<Record<CategorySlug, number>>;

/** Where somebody stands at the end of a month, each trait with the score of its category. */
function standingAt(month: string, score: number, scores: Scores) {
  const categories: readonly CategorySlug[] = ['mentality', 'personal-health'];
  return {
    overall: { score, level: levelOf(score), month },
    categories: categories.flatMap((categoryType) => {
      const value = scores[categoryType];
      if (value === undefined) return [];
      const scored = { score: value, level: levelOf(value) };
      const traits = ['purpose', 'discipline'].map((traitId) => ({ traitId, ...scored }));
      return [{ categoryType, month, ...scored, traits }];
    }),
  };
}

const months = monthsOf('2026').map((month) => ({ month, score: null, level: null }));

describe('the overall level', () => {
  const shown: CategorySlug[] = ['mentality', 'personal-health'];
  const standing = (
    latest: Omit<Standing, 'previous' | 'months'>,
    previous: Standing['previous'],
  ) => overallLevelOf({ ...latest, previous, months }, shown);

  it('is none before the first result', () => {
    expect(standing({ overall: null, categories: [] }, null)).toBeNull();
  });

  it('compares with where one stood before, however long ago', () => {
    const overall = standing(
      standingAt('2026-10', 5.5, { mentality: 5.5 }),
      standingAt('2022-12', 5.2, { mentality: 5.2 }),
    );
    expect(overall).toMatchObject({
      score: 5.5,
      level: 6,
      month: '2026-10',
      change: { direction: 'unclear', amount: 0.3, since: '2022-12' },
    });
    expect(overall?.line).toEqual(months);
  });

  it('compares with nothing at the first result', () => {
    const overall = standing(standingAt('2026-10', 5.5, { mentality: 5.5 }), null);
    expect(overall?.change).toBeNull();
    expect(overall?.parts.list[0]).toEqual({ id: 'purpose', value: 5.5, previous: null });
  });

  it('shows the traits of the only category that has a result', () => {
    const overall = standing(
      standingAt('2026-10', 5, { mentality: 5 }),
      standingAt('2026-09', 4, { mentality: 4 }),
    );
    expect(overall?.parts).toEqual({
      of: 'mentality',
      list: [
        { id: 'purpose', value: 5, previous: 4 },
        { id: 'discipline', value: 5, previous: 4 },
      ],
    });
  });

  it('shows the categories as soon as two have one, in their order, as they stood before', () => {
    const overall = standing(
      standingAt('2026-10', 5, { 'personal-health': 6, mentality: 4 }),
      standingAt('2026-09', 4, { mentality: 4 }),
    );
    expect(overall?.parts).toEqual({
      of: 'categories',
      list: [
        { id: 'mentality', value: 4, previous: 4 },
        { id: 'personal-health', value: 6, previous: null },
      ],
    });
  });

  it('shows what has no result yet beside what has', () => {
    const { categories, ...rest } = standingAt('2026-10', 5, {
      'personal-health': 6,
      mentality: 4,
    });
    const all: CategorySlug[] = ['social-interaction', 'mentality', 'personal-health'];
    const turned = { ...rest, categories: categories.toReversed(), previous: null, months };
    expect(overallLevelOf(turned, all)?.parts.list.map(({ id, value }) => [id, value])).toEqual([
      ['social-interaction', null],
      ['mentality', 4],
      ['personal-health', 6],
    ]);
  });
});

describe('the lowest trait', () => {
  it('is the first of those with the lowest score', () => {
    const trait = (traitId: string, score: number) => ({
      categoryType: 'mentality' as const,
      traitId,
      score,
      level: levelOf(score),
    });
    const traits = [trait('purpose', 5), trait('discipline', 4.2), trait('resilience', 4.2)];
    expect(lowestTrait(traits)?.traitId).toBe('discipline');
    expect(lowestTrait([])).toBeUndefined();
  });
});
