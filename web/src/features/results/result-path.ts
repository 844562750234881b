import type { CategorySlug } from '@stratum/contract/categories';

/** The key of the attempt in a result's address. */
export const attemptKey = 'attempt';

export function evaluationPath(categoryType: CategorySlug): string {
  return `/selfEvaluation/${categoryType}`;
}

/** A result is kept in its address, so that reload and back find it again. */
export function resultPath(categoryType: CategorySlug, attemptId: string): string {
  return `${evaluationPath(categoryType)}?${attemptKey}=${attemptId}`;
}

/** The first step of a goal for a skill, filled in from an attempt; from the latest where none is named. */
export function newGoalPath(traitId: string, attemptId?: string): string {
  const query = new URLSearchParams({ trait: traitId });
  if (attemptId !== undefined) query.set(attemptKey, attemptId);
  return `/define-goal?${query}`;
}
