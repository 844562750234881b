import type { CategorySlug } from '@stratum/contract/categories';
import type { AssessmentStatus } from '../queries.ts';

/** How far a person has come in a category; an open draft counts before an earlier attempt. */
export interface CategoryProgress {
  readonly categoryType: CategorySlug;
  readonly state: 'new' | 'draft' | 'answered' | 'taken';
  /** The question to go on with, from 1. */
  readonly question: number;
  readonly total: number;
  readonly lastCompletedAt: string | null;
}

/** The assigned categories, in their order. */
export function categoryProgress(status: AssessmentStatus): CategoryProgress[] {
  return status.assignedCategories.flatMap((categoryType) => {
    const category = status.categories.find((each) => each.categoryType === categoryType);
    return category ? progressIn(category) : [];
  });
}

/** What may be taken besides the assigned categories, in the order of the model. */
export function unassignedProgress({
  assignedCategories,
  categories,
}: AssessmentStatus): CategoryProgress[] {
  return categories
    .filter(({ categoryType }) => !assignedCategories.includes(categoryType))
    .map(progressIn);
}

function progressIn(category: AssessmentStatus['categories'][number]): CategoryProgress {
  const { categoryType, answered, total, lastCompletedAt } = category;
  const question = Math.min(answered + 1, total);
  return { categoryType, state: stateOf(category), question, total, lastCompletedAt };
}

function stateOf({ answered, total, lastCompletedAt }: AssessmentStatus['categories'][number]) {
  if (answered > 0) return answered < total ? 'draft' : 'answered';
  return lastCompletedAt === null ? 'new' : 'taken';
}

/** What one button starts: what is begun, then what is new, then what was taken longest ago. */
export function nextCategory(
  categories: readonly CategoryProgress[],
): CategoryProgress | undefined {
  return (
    categories.find(({ state }) => state === 'draft' || state === 'answered') ??
    categories.find(({ state }) => state === 'new') ??
    leastRecentlyTaken(categories)
  );
}

export function leastRecentlyTaken(
  categories: readonly CategoryProgress[],
): CategoryProgress | undefined {
  return categories
    .filter(({ state }) => state === 'taken')
    .toSorted((one, other) => timeOf(one) - timeOf(other))[0];
}

function timeOf({ lastCompletedAt }: CategoryProgress): number {
  return lastCompletedAt === null ? 0 : Date.parse(lastCompletedAt);
}
