import { type CategoryProgress, nextCategory } from '../../assessments/index.ts';
import type { Standing } from '../dashboard/overall-level.ts';

export interface Station {
  readonly progress: CategoryProgress;
  /** The latest result; null before the first one. */
  readonly result: { readonly score: number; readonly level: number } | null;
  /** The one to begin or to go on with. */
  readonly isNext: boolean;
}

/**
 * The assigned categories as stations, in their order. Null for a person who has taken them all, or
 * has results of several months: a category assigned later makes nobody a newcomer again.
 */
export function roadStations(
  progress: readonly CategoryProgress[],
  { categories, months }: Pick<Standing, 'categories' | 'months'>,
): Station[] | null {
  const open = progress.filter(({ lastCompletedAt }) => lastCompletedAt === null);
  const monthsKnown = months.filter(({ score }) => score !== null);
  const hasAll = open.length === 0 && categories.length > 0;
  if (hasAll || monthsKnown.length > 1) return null;
  const next = nextCategory(open);
  return progress.map((each) => ({
    progress: each,
    result: resultIn(categories, each),
    isNext: each === next,
  }));
}

function resultIn(
  categories: Standing['categories'],
  { categoryType }: CategoryProgress,
): Station['result'] {
  const found = categories.find((each) => each.categoryType === categoryType);
  if (!found || found.score === null || found.level === null) return null;
  return { score: found.score, level: found.level };
}
