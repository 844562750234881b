import { restorableDays } from '@stratum/contract/goal-words';
import { z } from 'zod';
import { after } from '../../platform/clock.ts';
import { defineScheduledJob, type Job } from '../../platform/jobs/jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { removeReminders } from '../reminders/index.ts';
import type { Deps } from './deps.ts';
import { releaseGoalPicture } from './picture.ts';
import { deleteGoals, lockDeletedBefore } from './store.ts';

const purgeKind = {
  name: 'goals_purge',
  data: z.strictObject({}),
  exclusive: true,
  retries: 1,
  timeoutSeconds: 10 * 60,
};

/** So many goals go in one transaction. */
const batch = 50;

/** Removes for good what can no longer be had back. */
export function purgeJob(deps: Deps): Job {
  return defineScheduledJob(purgeKind, '23 * * * *', async () => {
    while ((await purgeSome(deps)) === batch);
  });
}

async function purgeSome(deps: Deps): Promise<number> {
  const before = after(deps.clock.now(), -restorableDays * 24 * 60 * 60);
  return inTransaction(deps.db, async (tx) => {
    const goals = await lockDeletedBefore(tx, before, batch);
    for (const { id } of goals) await removeReminders(tx, deps.clock, id);
    await deleteGoals(
      tx,
      goals.map(({ id }) => id),
    );
    for (const goal of goals) await releaseGoalPicture(tx, deps, goal);
    return goals.length;
  });
}
