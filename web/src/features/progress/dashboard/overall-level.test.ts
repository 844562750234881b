import type { CategorySlug } from '@stratum/contract/categories';
import { monthsOf } from '@stratum/contract/months';
import { levelOf } from '@stratum/contract/scoring';
import { describe, expect, it } from 'vitest';
import { yearsToRead } from '../scores/use-score-history.ts';
import type { Graph } from '../scores/values.ts';
import { lowestTrait, overallLevelOf, twelveMonths } from './overall-level.ts';

type Values = Partial<Record<CategorySlug, Record<string, number>>>;

/** A year's graph as the server answers it, each trait with the score of its category. */
function graphOf(year: string, values: Values, overall: Record<string, number>): Graph {
  const months = monthsOf(year);
  const scored = (month: string, score: number | undefined) =>
    score === undefined
      ? { month, score: null, level: null }
      : { month, score, level: levelOf(score) };
  const categories: CategorySlug[] = ['mentality', 'personal-health'];
  return {
    categories: categories.map((categoryType) => ({
      categoryType,
      months: months.map((month) => {
        const point = scored(month, values[categoryType]?.[month]);
        const traits = ['purpose', 'discipline'].map((traitId) => ({ traitId, ...point }));
        return {
          ...point,
          traits: traits.flatMap(({ traitId, score, level }) =>
            score === null || level === null ? [] : { traitId, score, level },
          ),
        };
      }),
    })),
    overall: months.map((month) => scored(month, overall[month])),
  };
}

describe('the twelve months', () => {
  it('end with the current month and cross the turn of the year', () => {
    const months = twelveMonths('2026-03');
    expect(months).toHaveLength(12);
    expect([months[0], months[9], months[11]]).toEqual(['2025-04', '2026-01', '2026-03']);
  });
});

it('the years to read are those with a value, however far apart', () => {
  const years = [
    { year: 2023, hasData: true },
    { year: 2024, hasData: false },
    { year: 2026, hasData: true },
  ];
  expect(yearsToRead({ years })).toEqual(['2023', '2026']);
});

describe('the overall level', () => {
  const assigned: CategorySlug[] = ['mentality', 'personal-health'];

  it('is none before the first result', () => {
    expect(overallLevelOf([graphOf('2026', {}, {})], assigned, '2026-11')).toBeNull();
  });

  it('compares with the last month that has a value, however long ago', () => {
    const mentality = { '2025-12': 5.2, '2026-10': 5.5 };
    const graphs = [
      graphOf('2025', { mentality }, mentality),
      graphOf('2026', { mentality }, mentality),
    ];
    const overall = overallLevelOf(graphs, assigned, '2026-11');
    expect(overall).toMatchObject({
      score: 5.5,
      level: 6,
      month: '2026-10',
      change: { direction: 'up', amount: 0.3, since: '2025-12' },
    });
    expect(overall?.line).toHaveLength(12);
    expect(overall?.line.filter(({ score }) => score !== null)).toEqual([
      { month: '2025-12', score: 5.2 },
      { month: '2026-10', score: 5.5 },
    ]);
  });

  it('shows the traits of the only category that has a result', () => {
    const mentality = { '2026-09': 4, '2026-10': 5 };
    const overall = overallLevelOf(
      [graphOf('2026', { mentality }, mentality)],
      assigned,
      '2026-11',
    );
    expect(overall?.parts).toEqual({
      of: 'mentality',
      list: [
        { id: 'purpose', value: 5, previous: 4 },
        { id: 'discipline', value: 5, previous: 4 },
      ],
    });
  });

  it('shows the categories as soon as two have one, as they stood the month before', () => {
    const graph = graphOf(
      '2026',
      { mentality: { '2026-09': 4 }, 'personal-health': { '2026-10': 6 } },
      { '2026-09': 4, '2026-10': 5 },
    );
    expect(overallLevelOf([graph], assigned, '2026-11')?.parts).toEqual({
      of: 'categories',
      list: [
        { id: 'mentality', value: 4, previous: 4 },
        { id: 'personal-health', value: 6, previous: null },
      ],
    });
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
