import type { UserId } from '@stratum/contract/ids';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import { assessmentAttempts } from './tables.ts';

/** The last score of each of several people in each category of a month, by their own clocks. */
export async function lastScoresIn(tx: Queryable, userIds: readonly UserId[], month: string) {
  const { userId, category, score, completedAt } = assessmentAttempts;
  return tx
    .selectDistinctOn([userId, category], { userId, category, score })
    .from(assessmentAttempts)
    .where(and(isAnyOf(userId, userIds), eq(assessmentAttempts.month, month)))
    .orderBy(userId, category, desc(completedAt));
}
