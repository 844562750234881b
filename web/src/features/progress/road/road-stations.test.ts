import type { CategorySlug } from '@stratum/contract/categories';
import { monthsUntil } from '@stratum/contract/months';
import { expect, test } from 'vitest';
import type { CategoryProgress } from '../../assessments/index.ts';
import type { Standing } from '../dashboard/overall-level.ts';
import { roadStations } from './road-stations.ts';

const progress = (categoryType: CategorySlug, taken: boolean): CategoryProgress => ({
  categoryType,
  state: taken ? 'taken' : 'new',
  question: 1,
  total: 20,
  lastCompletedAt: taken ? '2026-11-20T10:00:00Z' : null,
});

function standing(taken: readonly CategorySlug[], months: readonly string[]) {
  return {
    categories: taken.map((categoryType): Standing['categories'][number] => ({
      categoryType,
      month: '2026-11',
      score: 5,
      level: 5,
      traits: [],
    })),
    months: monthsUntil('2026-11', 12).map((month) => ({
      month,
      score: months.includes(month) ? 5 : null,
      level: months.includes(month) ? 5 : null,
    })),
  };
}

test('what is taken has its result, and the first of the others is next', () => {
  const all = [
    progress('mentality', true),
    progress('cognitive-abilities', false),
    progress('personal-health', false),
  ];
  const stations = roadStations(all, standing(['mentality'], ['2026-11']));
  expect(stations?.map(({ result, isNext }) => [result?.score ?? null, isNext])).toEqual([
    [5, false],
    [null, true],
    [null, false],
  ]);
});

test('the road ends with the last category, and a later one brings it back to nobody', () => {
  const taken = [progress('mentality', true)];
  expect(roadStations(taken, standing(['mentality'], ['2026-11']))).toBeNull();
  const assignedLater = [...taken, progress('personal-health', false)];
  expect(roadStations(assignedLater, standing(['mentality'], ['2026-10', '2026-11']))).toBeNull();
});
