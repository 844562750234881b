import type { CategorySlug } from '@stratum/contract/categories';
import type { Direction } from '@stratum/contract/change';
import { shownScore } from '@stratum/contract/shown-scores';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '../scores/values.ts';
import { comparedMonths, type Difference, differenceOf, largestChanges } from './comparison.ts';

const mentality: CategorySlug = 'mentality';
const subject = { category: mentality, trait: null };

function graphOf(scores: Record<string, number>): Graph {
  const months = Object.entries(scores).map(([month, score]) => ({
    month,
    score,
    level: 1,
    traits: [],
  }));
  return { overall: months, editions: [], categories: [{ categoryType: mentality, months }] };
}

test('a side stands as the last assessment up to the end of its month', () => {
  const graphs = [graphOf({ '2026-01': 3.2, '2026-04': 4.6 })];
  expect(differenceOf({ graphs }, subject, '2026-03', '2026-05')).toEqual({
    subject,
    before: 3.2,
    after: 4.6,
    change: { amount: 1.4, direction: 'up' },
  });
});

test('nothing is said of a change while a side has no value', () => {
  const graphs = [graphOf({ '2026-04': 4.6 })];
  expect(differenceOf({ graphs }, subject, '2026-03', '2026-05')).toMatchObject({
    before: null,
    change: null,
  });
});

test('the change is that of the scores as they are shown', () => {
  const score = fc.integer({ min: 60, max: 540 }).map((sixtieths) => sixtieths / 60);
  fc.assert(
    fc.property(score, score, (before, after) => {
      const graphs = [graphOf({ '2026-01': before, '2026-02': after })];
      const { change } = differenceOf({ graphs }, subject, '2026-01', '2026-02');
      const amount = Number((shownScore(after) - shownScore(before)).toFixed(1)) || 0;
      expect(change?.amount).toBe(amount);
    }),
  );
});

test('without a selection the last two months stand side by side', () => {
  const months = ['2026-01', '2026-02', '2026-04'];
  expect(comparedMonths(months, [null, null])).toEqual({ before: '2026-02', after: '2026-04' });
  expect(comparedMonths(months, ['2026-01', null])).toEqual({
    before: '2026-01',
    after: '2026-04',
  });
  expect(comparedMonths(months, ['1999-01', '2026-02'])).toEqual({
    before: '2026-02',
    after: '2026-02',
  });
  expect(comparedMonths([], [])).toEqual({ before: null, after: null });
});

test('the largest gain and fall are named only where something clearly rose or fell', () => {
  const of = (trait: string, amount: number, direction: Direction): Difference => ({
    subject: { category: mentality, trait },
    before: 1,
    after: 1,
    change: { amount, direction },
  });
  const unknown = { subject, before: 1, after: null, change: null };
  const moved = [of('a', 1.2, 'up'), of('b', 2.1, 'up'), of('c', -1.4, 'down'), unknown];
  expect(largestChanges(moved)).toMatchObject({
    gain: { subject: { trait: 'b' } },
    fall: { subject: { trait: 'c' } },
  });
  const still = [of('a', 0, 'same'), of('b', 0.9, 'unclear'), of('c', -1, 'unclear')];
  expect(largestChanges(still)).toEqual({ gain: null, fall: null });
});
