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

interface GoalOrigin {
  /** From which it is filled in; the latest of the skill where none is named. */
  readonly attemptId?: string;
  /** Whose act comes first in it. */
  readonly moduleId?: string;
}

/** The first step of a goal for a skill, filled in from where it comes from. */
export function newGoalPath(traitId: string, { attemptId, moduleId }: GoalOrigin = {}): string {
  const query = new URLSearchParams({ trait: traitId });
  if (attemptId !== undefined) query.set(attemptKey, attemptId);
  if (moduleId !== undefined) query.set('module', moduleId);
  return `/define-goal?${query}`;
}
