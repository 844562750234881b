import type { GroupId, UserId } from '@stratum/contract/ids';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import { groupMembers } from './tables.ts';

interface Membership {
  readonly groupId: GroupId;
  readonly userId: UserId;
}

/** Whether a person is a member of a group, of many pairs at once. */
export async function areMembers(
  tx: Queryable,
  pairs: readonly Membership[],
): Promise<(pair: Membership) => boolean> {
  const groupIds = sql.param(pairs.map(({ groupId }) => groupId));
  const userIds = sql.param(pairs.map(({ userId }) => userId));
  const asked = sql`select * from unnest(${groupIds}::uuid[], ${userIds}::uuid[])`;
  const rows = await tx
    .select({ groupId: groupMembers.groupId, userId: groupMembers.userId })
    .from(groupMembers)
    .where(sql`(${groupMembers.groupId}, ${groupMembers.userId}) in (${asked})`);
  const keyOf = ({ groupId, userId }: Membership) => `${groupId} ${userId}`;
  const found = new Set(rows.map(keyOf));
  return (pair) => found.has(keyOf(pair));
}

/** The groups of several people. */
export async function membershipsAmong(
  tx: Queryable,
  userIds: readonly UserId[],
): Promise<Membership[]> {
  return tx
    .select({ groupId: groupMembers.groupId, userId: groupMembers.userId })
    .from(groupMembers)
    .where(isAnyOf(groupMembers.userId, userIds));
}
