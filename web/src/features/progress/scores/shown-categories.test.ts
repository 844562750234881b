import { type CategorySlug, categorySlugs } from '@stratum/contract/categories';
import { expect, test } from 'vitest';
import { shownCategories } from './shown-categories.ts';

function shown(assignedCategories: readonly CategorySlug[], taken: readonly CategorySlug[]) {
  const categories = categorySlugs.map((categoryType) => ({
    categoryType,
    answered: 0,
    total: 20,
    lastCompletedAt: taken.includes(categoryType) ? '2026-10-04T08:00:00Z' : null,
  }));
  return shownCategories({ assignedCategories: [...assignedCategories], categories });
}

test('the assigned categories are shown, in the order of the model', () => {
  const assigned = ['personal-health', 'mentality', 'social-interaction'] as const;
  expect(shown(assigned, [])).toEqual(['mentality', 'social-interaction', 'personal-health']);
});

test('what was taken besides is shown too, as it counts', () => {
  const assigned = ['mentality', 'personal-health'] as const;
  expect(shown(assigned, ['mastery-of-emotions'])).toEqual([
    'mentality',
    'mastery-of-emotions',
    'personal-health',
  ]);
});

test('all are shown where a radar would have too few axes', () => {
  expect(shown(['mentality'], ['mentality'])).toEqual(categorySlugs);
});
