import type { UserId } from '@stratum/contract/ids';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { celebratedMilestones } from './tables.ts';

export async function listCelebrated(tx: Queryable, userId: UserId) {
  return tx.select().from(celebratedMilestones).where(eq(celebratedMilestones.userId, userId));
}

/** @returns those that had not been celebrated; of parallel calls one gets each */
export async function takeMilestones(
  tx: Queryable,
  userId: UserId,
  milestones: readonly number[],
  now: Date,
): Promise<number[]> {
  const taken = await tx
    .insert(celebratedMilestones)
    .values(milestones.map((milestone) => ({ userId, milestone, celebratedAt: now })))
    .onConflictDoNothing()
    .returning({ milestone: celebratedMilestones.milestone });
  return taken.map(({ milestone }) => milestone);
}
