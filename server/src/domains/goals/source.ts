import type { GoalSource } from '@stratum/contract/goal';
import type { UserId } from '@stratum/contract/ids';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findOwnAttempt } from '../assessments/index.ts';
import { wrongField } from './fields.ts';
import { goals } from './tables.ts';

/**
 * Whether an attempt of theirs shows the gap that a goal says it comes from.
 * @throws AppError not_found without such an attempt, invalid_input where it shows another level
 */
export async function checkSource(
  tx: Queryable,
  userId: UserId,
  { attemptId, traitId, fromLevel, toLevel }: GoalSource,
): Promise<void> {
  const attempt = await findOwnAttempt(tx, userId, attemptId);
  if (!attempt) throw new AppError('not_found');
  const trait = attempt.traits.find((scored) => scored.traitId === traitId);
  if (!trait) throw wrongField('source.traitId', 'choice');
  if (trait.level !== fromLevel) throw wrongField('source.fromLevel', 'choice');
  if (toLevel <= fromLevel) throw wrongField('source.toLevel', 'choice');
}

/** Takes the levels that a person's goals began from out of them; the goals stay. */
export async function forgetGoalSources(tx: Transaction, userId: UserId): Promise<void> {
  await tx
    .update(goals)
    .set({ source: null })
    .where(and(eq(goals.userId, userId), isNotNull(goals.source)));
}
