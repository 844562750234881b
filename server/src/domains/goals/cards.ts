import type { GoalItem } from '@stratum/contract/goal';
import type { GoalId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import type { Deps } from './deps.ts';
import { goalItems } from './list.ts';
import { findOwnGoal, listKept } from './store.ts';

/** No card says what depends on the day. */
const anyClock = { timeZone: 'UTC', dayStartHour: 0 };

/** Goals as they are shown to others, as they are now; none that is deleted. */
export async function goalCards(
  tx: Queryable,
  deps: Pick<Deps, 'clock'>,
  ids: readonly GoalId[],
): Promise<ReadonlyMap<GoalId, GoalItem>> {
  const items = await goalItems(tx, deps, await listKept(tx, ids), anyClock);
  return new Map(items.map((item) => [item.id, item]));
}

/** Whether a person has that goal. */
export async function ownsGoal(
  tx: Queryable,
  userId: Parameters<typeof findOwnGoal>[1],
  id: GoalId,
): Promise<boolean> {
  return (await findOwnGoal(tx, userId, id)) !== undefined;
}
