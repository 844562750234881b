import { expect, test } from 'vitest';
import { type Graph, valueAt, valuesOf, yearsToRead } from './values.ts';

const graph = (year: number, scores: readonly (number | null)[]): Graph => {
  const months = scores.map((score, index) => ({
    month: `${year}-0${index + 1}`,
    score,
    level: score === null ? null : Math.round(score),
  }));
  return {
    overall: months,
    editions: [],
    categories: [
      {
        categoryType: 'mentality',
        months: months.map((point) => ({
          ...point,
          traits:
            point.score === null ? [] : [{ traitId: 'purpose', score: point.score / 2, level: 1 }],
        })),
      },
    ],
  };
};
const graphs = [graph(2025, [null, 4, null]), graph(2026, [null, 6])];

test('values come in order over the years, without the months that have none', () => {
  expect(valuesOf(graphs, { category: null, trait: null })).toEqual([
    { month: '2025-02', score: 4 },
    { month: '2026-02', score: 6 },
  ]);
  expect(
    valuesOf(graphs, { category: 'mentality', trait: null }).map(({ score }) => score),
  ).toEqual([4, 6]);
  expect(valuesOf(graphs, { category: 'mentality', trait: 'purpose' })).toEqual([
    { month: '2025-02', score: 2 },
    { month: '2026-02', score: 3 },
  ]);
  expect(valuesOf(graphs, { category: 'personal-health', trait: null })).toEqual([]);
});

test('a month stands where the last value up to its end stands', () => {
  const values = valuesOf(graphs, { category: null, trait: null });
  expect(valueAt(values, '2025-01')).toBeUndefined();
  expect(valueAt(values, '2025-02')?.score).toBe(4);
  expect(valueAt(values, '2026-01')?.score).toBe(4);
  expect(valueAt(values, '2026-12')?.score).toBe(6);
});

test('the years to read are those with a value, however far apart', () => {
  const years = [
    { year: 2023, hasData: true },
    { year: 2024, hasData: false },
    { year: 2026, hasData: true },
  ];
  expect(yearsToRead({ years })).toEqual(['2023', '2026']);
});
