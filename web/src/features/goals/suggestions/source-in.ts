import type { Attempt } from '@stratum/contract/assessments';
import { limits } from '@stratum/contract/limits';
import type { DraftSource } from '../draft/goal-draft.ts';

/** The gap of a trait in an attempt: one level on. Null where there is none above. */
export function sourceIn(attempt: Attempt, traitId: string): DraftSource | null {
  const score = attempt.traits.find((trait) => trait.traitId === traitId);
  if (!score || score.level >= limits.levels) return null;
  return {
    attemptId: attempt.id,
    takenAt: attempt.completedAt,
    traitId,
    fromLevel: score.level,
    toLevel: score.level + 1,
  };
}
