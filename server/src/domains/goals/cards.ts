import type { Witness } from '@stratum/contract/goal';
import type { GoalId, GroupId, MilestoneId } from '@stratum/contract/ids';
import type { GoalCard } from '@stratum/contract/message';
import type { Queryable } from '../../platform/database.ts';
import type { Deps } from './deps.ts';
import { toGoalItem } from './list.ts';
import { type MilestoneSummary, summarizeMilestones } from './steps-store.ts';
import { findOwnGoal, listKept } from './store.ts';
import type { GoalRow } from './tables.ts';
import { witnessesOf } from './witness-store.ts';

/** No card says what depends on the day. */
const anyClock = { timeZone: 'UTC', dayStartHour: 0 };

/** What cards of a goal show, in whichever group. */
export interface GroupGoalCard {
  readonly goal: Omit<GoalCard, 'milestones'>;
  readonly milestones: readonly MilestoneSummary[];
  readonly witnesses: ReadonlyMap<MilestoneId, Witness>;
}

/** Goals as they are shown to others, as they are now; none that is deleted. */
export async function goalCards(
  tx: Queryable,
  deps: Pick<Deps, 'clock'>,
  ids: readonly GoalId[],
): Promise<ReadonlyMap<GoalId, GroupGoalCard>> {
  const goals = await listKept(tx, ids);
  if (goals.length === 0) return new Map();
  const milestones = Map.groupBy(await summarizeMilestones(tx, ids), ({ goalId }) => goalId);
  const witnesses = await witnessesOf(tx, ids);
  return new Map(
    goals.map((row) => {
      const own = milestones.get(row.id) ?? [];
      return [row.id, { goal: toCard(deps, row, own), milestones: own, witnesses }];
    }),
  );
}

function toCard(
  deps: Pick<Deps, 'clock'>,
  row: GoalRow,
  milestones: readonly MilestoneSummary[],
): GroupGoalCard['goal'] {
  const item = toGoalItem(deps, row, milestones, anyClock);
  const { id: goalId, goalName, goalCategory, status, progress } = item;
  const { goalStartDate, goalEndDate } = item;
  return { goalId, goalName, goalCategory, status, progress, goalStartDate, goalEndDate };
}

/** The card of a group: who was asked in another one is not told. */
export function goalCard(card: GroupGoalCard, groupId: GroupId): GoalCard {
  return {
    ...card.goal,
    milestones: card.milestones.map(({ id, name: milestoneName, steps, done }) => {
      const asked = card.witnesses.get(id);
      const witness =
        asked?.groupId === groupId ? { userId: asked.userId, state: asked.state } : null;
      return { id, milestoneName, steps, done, witness };
    }),
  };
}

/** Whether a person has that goal. */
export async function ownsGoal(
  tx: Queryable,
  userId: Parameters<typeof findOwnGoal>[1],
  id: GoalId,
): Promise<boolean> {
  return (await findOwnGoal(tx, userId, id)) !== undefined;
}
