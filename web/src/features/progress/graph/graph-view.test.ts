import { unclearUpTo } from '@stratum/contract/change';
import { shownChange } from '@stratum/contract/shown-scores';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../shared/charts/to-csv.ts';
import type { Graph } from '../scores/values.ts';
import { levelChanges, summarize, yearLine } from './graph-view.ts';

const year = { category: null, trait: null, year: 2026, month: null };

function graphOf(scores: readonly (number | null)[]): Graph {
  const overall = scores.map((score, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    score,
    level: score === null ? null : Math.floor(score + 0.5),
  }));
  return { overall, categories: [], editions: [] };
}

const score = fc.integer({ min: 60, max: 540 }).map((sixtieths) => sixtieths / 60);
const scores = fc.array(fc.option(score), { minLength: 12, maxLength: 12 });

test('a year has twelve months, each with its value or none', () => {
  const line = yearLine({ graphs: [graphOf([null, 4.2])] }, year);
  expect(line).toHaveLength(12);
  expect(line[1]).toEqual({ month: '2026-02', score: 4.2 });
  expect(line[11]).toEqual({ month: '2026-12', score: null });
});

test('the summary agrees with the values, whatever they are', () => {
  fc.assert(
    fc.property(scores, (given) => {
      const line = yearLine({ graphs: [graphOf(given)] }, year);
      const summary = summarize(line);
      const known = given.filter((value) => value !== null);
      if (known.length === 0) return summary === null;
      return (
        summary?.count === known.length &&
        summary.first.score === known[0] &&
        summary.last.score === known.at(-1) &&
        summary.highest.score === Math.max(...known) &&
        summary.lowest.score === Math.min(...known)
      );
    }),
  );
});

test('a mark stands where another level is clearly reached, a slow climb at its end', () => {
  const marksOf = (...given: (number | null)[]) => [
    ...levelChanges({ graphs: [graphOf(given)] }, year).values(),
  ];
  expect(marksOf(4.4, 4.6, 4.4, 4.7)).toEqual([]);
  expect(marksOf(4.4, 4.6, 4.8, null, 5.2)).toEqual([{ level: 5, direction: 'up' }]);
  expect(marksOf(5.6, 4.2, 5.5)).toEqual([
    { level: 4, direction: 'down' },
    { level: 6, direction: 'up' },
  ]);
});

test('between two marks no level is clearly another one', () => {
  fc.assert(
    fc.property(scores, (given) => {
      const graphs = [graphOf(given)];
      const marks = levelChanges({ graphs }, year);
      let marked: { score: number; level: number } | null = null;
      for (const { month, score: value, level } of graphOf(given).overall) {
        if (value === null || level === null) continue;
        const isAnother: boolean = marked !== null && marked.level !== level;
        const isClear = Math.abs(shownChange(marked?.score ?? value, value)) > unclearUpTo(5);
        expect(marks.has(month)).toBe(isAnother && isClear);
        if (marks.has(month)) expect(marks.get(month)?.level).toBe(level);
        if (marks.has(month) || marked === null) marked = { score: value, level };
      }
    }),
  );
});

test('cells with commas, quotes or line breaks are quoted', () => {
  expect(
    toCsv([
      ['Month', 'Score'],
      ['May, 2026', 'say "so"'],
    ]),
  ).toBe('\u{feff}Month,Score\r\n"May, 2026","say ""so"""\r\n');
});
