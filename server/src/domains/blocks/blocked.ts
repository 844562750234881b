import type { UserId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import { blockersAmong } from './store.ts';

/**
 * Whether a person wants to hear nothing of another. Whoever tells somebody what another does asks
 * first; the other one's answer is the same either way.
 */
export async function isBlocked(
  tx: Queryable,
  { by, who }: { readonly by: UserId; readonly who: UserId },
): Promise<boolean> {
  return (await blockersAmong(tx, [by], who)).has(by);
}

/** Those of several people who have not blocked somebody, in their order. */
export async function withoutBlockers(
  tx: Queryable,
  userIds: readonly UserId[],
  who: UserId,
): Promise<UserId[]> {
  if (userIds.length === 0) return [];
  const blockers = await blockersAmong(tx, userIds, who);
  return userIds.filter((userId) => !blockers.has(userId));
}
