import { describe, expect, it, test } from 'vitest';
import type { AssessmentStatus } from '../queries.ts';
import { categoryProgress, nextCategory, unassignedProgress } from './category-progress.ts';

type Category = AssessmentStatus['categories'][number];
const fresh = (categoryType: Category['categoryType']): Category => ({
  categoryType,
  answered: 0,
  total: 20,
  lastCompletedAt: null,
});
const statusOf = (categories: Category[]): AssessmentStatus => ({
  assessment_completed: false,
  assignedCategories: categories.map(({ categoryType }) => categoryType),
  organization: null,
  categories,
});
const next = (categories: Category[]) => nextCategory(categoryProgress(statusOf(categories)));

describe('the progress of a category', () => {
  it('goes on at question 8 when seven are answered', () => {
    const status = statusOf([{ ...fresh('mentality'), answered: 7 }]);
    expect(categoryProgress(status)).toMatchObject([{ state: 'draft', question: 8, total: 20 }]);
  });

  it('is answered, not taken, while the last step is open', () => {
    const status = statusOf([{ ...fresh('mentality'), answered: 20 }]);
    expect(categoryProgress(status)).toMatchObject([{ state: 'answered', question: 20 }]);
  });

  it('shows an open draft before an earlier attempt', () => {
    const lastCompletedAt = '2026-09-01T08:00:00Z';
    const taken = { ...fresh('mentality'), lastCompletedAt };
    expect(categoryProgress(statusOf([taken]))).toMatchObject([{ state: 'taken' }]);
    expect(categoryProgress(statusOf([{ ...taken, answered: 1 }]))).toMatchObject([
      { state: 'draft', lastCompletedAt },
    ]);
  });
});

test('what is not assigned is there besides, in the order given', () => {
  const status = {
    ...statusOf([fresh('mentality'), fresh('social-interaction'), fresh('personal-health')]),
    assignedCategories: ['social-interaction' as const],
  };
  const typesOf = (list: readonly { categoryType: string }[]) =>
    list.map(({ categoryType }) => categoryType);
  expect(typesOf(categoryProgress(status))).toEqual(['social-interaction']);
  expect(typesOf(unassignedProgress(status))).toEqual(['mentality', 'personal-health']);
});

describe('the category one button starts', () => {
  const taken = { ...fresh('mentality'), lastCompletedAt: '2026-10-01T08:00:00Z' };

  it('is the one that is begun', () => {
    const begun = { ...fresh('personal-health'), answered: 3 };
    expect(next([taken, fresh('social-interaction'), begun])).toMatchObject({
      categoryType: 'personal-health',
    });
  });

  it('is otherwise the first that was never taken', () => {
    expect(next([taken, fresh('social-interaction'), fresh('personal-health')])).toMatchObject({
      categoryType: 'social-interaction',
    });
  });

  it('is otherwise the one taken longest ago', () => {
    const longAgo = { ...fresh('personal-health'), lastCompletedAt: '2026-03-01T08:00:00Z' };
    expect(next([taken, longAgo])).toMatchObject({ categoryType: 'personal-health' });
  });

  it('is none where nothing is assigned', () => {
    expect(next([])).toBeUndefined();
  });
});
