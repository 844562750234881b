import type { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { type StreakMilestone, streakMilestones } from '@stratum/contract/habits';
import type { UserId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import type { Deps } from './deps.ts';
import { figuresOf } from './figures.ts';
import { listCelebrated, takeMilestones } from './milestones-store.ts';
import { loadRecord } from './record.ts';

/** The highest milestone that a streak has reached, where it was not celebrated yet. */
export async function milestoneToCelebrate(
  tx: Queryable,
  userId: UserId,
  streak: number,
): Promise<StreakMilestone | null> {
  const reached = streakMilestones.findLast((milestone) => milestone <= streak);
  if (reached === undefined) return null;
  const celebrated = await listCelebrated(tx, userId);
  return celebrated.some(({ milestone }) => milestone === reached) ? null : reached;
}

/** True for one caller a milestone; those below it are not celebrated after it. */
export async function celebrateStreak(deps: Deps, call: Call<typeof routes.celebrateStreak>) {
  const { tx, caller, body } = call;
  const record = await loadRecord(tx, caller.userId);
  const { streak } = figuresOf(record, todayOf(deps, caller)).figures;
  if (streak < body.milestone) return { celebrate: false };
  const reached = streakMilestones.filter((milestone) => milestone <= body.milestone);
  const taken = await takeMilestones(tx, caller.userId, reached, deps.clock.now());
  return { celebrate: taken.includes(body.milestone) };
}
