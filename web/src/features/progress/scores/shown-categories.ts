import { type CategorySlug, categorySlugs } from '@stratum/contract/categories';
import type { AssessmentStatus } from '../../assessments/index.ts';

/** A radar of fewer axes is none. */
const minAxes = 3;

/**
 * The categories that graphs show, in the order of the model: the assigned ones and those taken
 * besides, which count as well; all where that leaves too few to draw.
 */
export function shownCategories({
  assignedCategories,
  categories,
}: Pick<AssessmentStatus, 'assignedCategories' | 'categories'>): CategorySlug[] {
  const open = categorySlugs.flatMap(
    (slug) => categories.find(({ categoryType }) => categoryType === slug) ?? [],
  );
  const counting = open.filter(
    ({ categoryType, lastCompletedAt }) =>
      lastCompletedAt !== null || assignedCategories.includes(categoryType),
  );
  const shown = counting.length < minAxes ? open : counting;
  return shown.map(({ categoryType }) => categoryType);
}
