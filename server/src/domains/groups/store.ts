import type { GroupFacts, GroupItem } from '@stratum/contract/group';
import type { FileId, GroupId, UserId } from '@stratum/contract/ids';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type GroupRow, groupMembers, groups, type MemberRow } from './tables.ts';

const memberCountOf = sql<number>`(select count(*)::int from group_members as other where other.group_id = ${groups.id})`;

/** A group with what its reader is in it. */
export interface OpenedGroup {
  readonly group: GroupRow;
  readonly member: MemberRow;
}

/** Puts a group in place whose only member is its admin. */
export async function insertGroup(tx: Transaction, group: GroupRow): Promise<MemberRow> {
  await tx.insert(groups).values(group);
  const { id: groupId, adminId: userId, createdAt: joinedAt } = group;
  const values = { groupId, userId, joinedAt, share: false };
  const [member] = await tx.insert(groupMembers).values(values).returning();
  if (!member) throw new Error('an insert returned no row');
  return member;
}

/**
 * Row lock: who is in a group changes one after another. Rows that point at the group, as messages do,
 * are written meanwhile. @returns the group, or nothing where there is none
 */
export async function lockGroup(tx: Transaction, id: GroupId): Promise<GroupRow | undefined> {
  const [group] = await tx.select().from(groups).where(eq(groups.id, id)).for('no key update');
  return group;
}

/** Null for who is no member of it. */
export async function findAsMember(
  tx: Queryable,
  userId: UserId,
  id: GroupId,
): Promise<OpenedGroup | null> {
  const [opened] = await tx
    .select({ group: groups, member: groupMembers })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(and(eq(groups.id, id), eq(groupMembers.userId, userId)));
  return opened ?? null;
}

type GroupChange = {
  readonly [Name in 'name' | 'image' | 'rules' | 'timeZone' | 'adminId']?:
    | GroupRow[Name]
    | undefined;
};

/** Changes the columns that are given, of a group that the transaction has locked. */
export async function updateGroup(
  tx: Transaction,
  id: GroupId,
  change: GroupChange,
): Promise<GroupRow> {
  const [group] = await tx.update(groups).set(change).where(eq(groups.id, id)).returning();
  if (!group) throw new Error('a group went while it was locked');
  return group;
}

export async function deleteGroup(tx: Transaction, id: GroupId): Promise<void> {
  await tx.delete(groups).where(eq(groups.id, id));
}

/** The groups of a person, by name. */
export async function listGroups(
  tx: Queryable,
  userId: UserId,
): Promise<(GroupItem & Pick<MemberRow, 'mutedUntil'>)[]> {
  const rows = await tx
    .select({
      id: groups.id,
      name: groups.name,
      image: groups.image,
      adminId: groups.adminId,
      mutedUntil: groupMembers.mutedUntil,
      memberCount: memberCountOf,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.userId, userId))
    .orderBy(asc(sql`lower(${groups.name})`), asc(groups.id));
  return rows.map(({ adminId, ...row }) => ({
    ...row,
    role: adminId === userId ? 'admin' : 'member',
  }));
}

/** What all members see of a group; nothing where it has ended. */
export async function groupFacts(tx: Queryable, id: GroupId): Promise<GroupFacts | undefined> {
  const { name, image, rules, timeZone, adminId } = groups;
  const [facts] = await tx
    .select({ name, image, rules, timeZone, adminId, memberCount: memberCountOf })
    .from(groups)
    .where(eq(groups.id, id));
  return facts;
}

/** What its boards need of a group; nothing where it has ended. */
export async function groupForBoards(
  tx: Queryable,
  id: GroupId,
): Promise<Pick<GroupRow, 'id' | 'timeZone' | 'createdAt'> | undefined> {
  const { timeZone, createdAt } = groups;
  const [group] = await tx
    .select({ id: groups.id, timeZone, createdAt })
    .from(groups)
    .where(eq(groups.id, id));
  return group;
}

export async function groupNamed(tx: Queryable, id: GroupId): Promise<string> {
  const [group] = await tx.select({ name: groups.name }).from(groups).where(eq(groups.id, id));
  return group?.name ?? '';
}

/** Those of several that there are. */
export async function existingGroups(
  tx: Queryable,
  ids: readonly GroupId[],
): Promise<ReadonlySet<GroupId>> {
  const rows = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** The ids of a person's groups, in the order in which several are locked. */
export async function groupIdsOf(tx: Queryable, userId: UserId): Promise<GroupId[]> {
  const rows = await tx
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(eq(groupMembers.userId, userId))
    .orderBy(asc(groupMembers.groupId));
  return rows.map(({ id }) => id);
}

/** The group that shows a picture to a member. */
export async function showsPicture(tx: Queryable, userId: UserId, image: FileId): Promise<boolean> {
  const rows = await tx
    .select({ id: groups.id })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(and(eq(groups.image, image), eq(groupMembers.userId, userId)))
    .limit(1);
  return rows.length > 0;
}
