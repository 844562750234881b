import type { GoalItem } from '@stratum/contract/goal';
import type { GoalEventData } from '@stratum/contract/goal-history';
import type { UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { todayOf } from '../../platform/today.ts';
import { scheduleGoalDates } from './dates.ts';
import type { Deps } from './deps.ts';
import { record } from './history.ts';
import { toGoalItem } from './list.ts';
import type { Reader } from './standing.ts';
import { type MilestoneSummary, summarizeMilestones } from './steps-store.ts';
import type { GoalRow } from './tables.ts';
import { withdrawAnswered } from './withdraw.ts';

/** Where a goal is changed, and by whose clocks its days are told. */
export interface Changing {
  readonly tx: Transaction;
  readonly caller: Reader;
  /** Who does it; whose goal it is where absent. */
  readonly actorId?: UserId;
}

/** Changes after which another date of a person's goals may be the next. */
const movesDates: ReadonlySet<GoalEventData['change']> = new Set([
  'goal_created',
  'goal_fields',
  'goal_status',
  'goal_dates',
  'goal_archived',
  'goal_restored',
  'milestone_added',
  'milestone_fields',
] as const);

/** What a change has made of a goal. */
interface Changed {
  readonly item: GoalItem;
  readonly milestones: readonly MilestoneSummary[];
}

/**
 * Writes a change that was just made into the goal's history, and has the person's other tabs and
 * devices told of it. The goal is locked, so that no other change comes in between.
 */
export async function recordChange(
  deps: Pick<Deps, 'clock' | 'cards'>,
  { tx, caller, actorId }: Changing,
  goal: GoalRow,
  describe: (changed: Changed) => GoalEventData,
): Promise<GoalItem> {
  const milestones = await summarizeMilestones(tx, [goal.id]);
  const item = toGoalItem(deps, goal, milestones, caller);
  const data = describe({ item, milestones });
  const now = deps.clock.now();
  await record(tx, { ...goal, actorId }, data, now);
  await withdrawAnswered(tx, goal, { data, milestones }, { today: todayOf(deps, caller), now });
  if (movesDates.has(data.change)) {
    await scheduleGoalDates(tx, { userId: goal.userId, timeZone: caller.timeZone }, now);
  }
  if (data.change !== 'goal_created') await deps.cards.changed(tx, goal.id);
  const told = goal.deletedAt === null ? item : null;
  tx.afterCommit({ to: goal.userId, event: { type: 'goal_changed', id: goal.id, goal: told } });
  return item;
}

/** A field before and after; undefined where it is the same. */
export function fieldChange(field: string, from: Value, to: Value) {
  const [before, after] = [textOf(from), textOf(to)];
  return before === after ? undefined : { field, from: before, to: after };
}

type Value = string | readonly string[] | null;

function textOf(value: Value): string | null {
  return typeof value === 'string' || value === null ? value : value.join(', ');
}
