import type { GroupId, UserId } from '@stratum/contract/ids';
import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import { accounts } from '../accounts/index.ts';
import { groupMembers, groups, type MemberRow } from './tables.ts';

export async function countMembers(tx: Queryable, groupId: GroupId): Promise<number> {
  return tx.$count(groupMembers, eq(groupMembers.groupId, groupId));
}

export async function countGroupsOf(tx: Queryable, userId: UserId): Promise<number> {
  return tx.$count(groupMembers, eq(groupMembers.userId, userId));
}

export async function isMember(tx: Queryable, groupId: GroupId, userId: UserId): Promise<boolean> {
  return (await tx.$count(groupMembers, ofMember(groupId, userId))) > 0;
}

/** Whether two people are in a group together. */
export async function inOneGroup(tx: Queryable, userId: UserId, other: UserId): Promise<boolean> {
  const others = tx
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(eq(groupMembers.userId, other));
  const { groupId } = groupMembers;
  const shared = and(eq(groupMembers.userId, userId), inArray(groupId, others));
  return (await tx.$count(groupMembers, shared)) > 0;
}

/** Those of several people who are members. */
export async function membersAmong(
  tx: Queryable,
  groupId: GroupId,
  userIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  const rows = await tx
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), isAnyOf(groupMembers.userId, userIds)));
  return new Set(rows.map(({ userId }) => userId));
}

export async function insertMember(
  tx: Transaction,
  member: typeof groupMembers.$inferInsert,
): Promise<void> {
  await tx.insert(groupMembers).values(member);
}

/** Everybody in a group. */
export async function memberIds(tx: Queryable, groupId: GroupId): Promise<UserId[]> {
  const rows = await tx
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId));
  return rows.map(({ userId }) => userId);
}

/** @returns false where they were no member */
export async function deleteMember(
  tx: Transaction,
  groupId: GroupId,
  userId: UserId,
): Promise<boolean> {
  const gone = await tx
    .delete(groupMembers)
    .where(ofMember(groupId, userId))
    .returning({ userId: groupMembers.userId });
  return gone.length > 0;
}

/** The longest-standing member besides one; nobody where they are the last. */
export async function findSuccessor(
  tx: Transaction,
  groupId: GroupId,
  leaving: UserId,
): Promise<UserId | null> {
  const [first] = await tx
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), sql`${groupMembers.userId} <> ${leaving}`))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.userId))
    .limit(1);
  return first?.userId ?? null;
}

export async function setShare(
  tx: Queryable,
  { groupId, userId }: Pick<MemberRow, 'groupId' | 'userId'>,
  share: boolean,
): Promise<void> {
  await tx.update(groupMembers).set({ share }).where(ofMember(groupId, userId));
}

export async function setLevel(
  tx: Transaction,
  { groupId, userId }: Pick<MemberRow, 'groupId' | 'userId'>,
  change: Pick<MemberRow, 'level' | 'mutedUntil'>,
): Promise<MemberRow> {
  const [member] = await tx
    .update(groupMembers)
    .set(change)
    .where(ofMember(groupId, userId))
    .returning();
  if (!member) throw new Error('a member went while the group was locked');
  return member;
}

/** Those of several members who want to hear it: from another member, or from the product. */
export async function thoseWhoHear(
  tx: Queryable,
  groupId: GroupId,
  { from, to }: { readonly from: UserId | null; readonly to: readonly UserId[] },
  now: Date,
): Promise<UserId[]> {
  const { mutedUntil, level } = groupMembers;
  const rows = await tx
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        inArray(groupMembers.userId, [...to]),
        ne(level, 'nothing'),
        or(isNull(mutedUntil), lte(mutedUntil, now)),
        sql`not exists (select from blocks
          where blocks.user_id = ${groupMembers.userId} and blocks.blocked_id = ${from})`,
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** Members with what others see of them, the longest-standing first. */
export async function listMembers(
  tx: Queryable,
  groupId: GroupId,
  after: Cursor | undefined,
  limit: number,
) {
  const { joinedAt, userId, share } = groupMembers;
  return tx
    .select({
      userId,
      first_name: accounts.firstName,
      image: accounts.image,
      share,
      joinedAt,
      adminId: groups.adminId,
    })
    .from(groupMembers)
    .innerJoin(accounts, eq(accounts.id, userId))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        after && sql`(${joinedAt}, ${userId}) > (${sql.param(after.time, joinedAt)}, ${after.id})`,
      ),
    )
    .orderBy(asc(joinedAt), asc(userId))
    .limit(limit);
}

export interface SharingMember {
  readonly userId: UserId;
  readonly first_name: string;
  readonly timeZone: string;
  readonly dayStartHour: number;
}

/** The members who share their wins with the group. */
export async function sharingMembers(tx: Queryable, groupId: GroupId): Promise<SharingMember[]> {
  return tx
    .select({
      userId: groupMembers.userId,
      first_name: accounts.firstName,
      timeZone: accounts.timeZone,
      dayStartHour: accounts.dayStartHour,
    })
    .from(groupMembers)
    .innerJoin(accounts, eq(accounts.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.share, true)));
}

/** Who is named with the last message of each of several groups: those who are in it. */
export async function namesIn(
  tx: Queryable,
  groupIds: readonly GroupId[],
  userIds: readonly UserId[],
): Promise<{ groupId: GroupId; userId: UserId; first_name: string }[]> {
  return tx
    .select({
      groupId: groupMembers.groupId,
      userId: groupMembers.userId,
      first_name: accounts.firstName,
    })
    .from(groupMembers)
    .innerJoin(accounts, eq(accounts.id, groupMembers.userId))
    .where(
      and(inArray(groupMembers.groupId, [...groupIds]), inArray(groupMembers.userId, [...userIds])),
    )
    .orderBy(asc(groupMembers.userId));
}

/** The groups that a person shares their wins with, in the order in which several are locked. */
export async function groupsSharedWith(tx: Queryable, userId: UserId): Promise<GroupId[]> {
  const rows = await tx
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), eq(groupMembers.share, true)))
    .orderBy(asc(groupMembers.groupId));
  return rows.map(({ groupId }) => groupId);
}

/** All memberships of a person, with the names of the groups. */
export async function membershipsOf(tx: Queryable, userId: UserId) {
  return tx
    .select({
      groupId: groups.id,
      name: groups.name,
      adminId: groups.adminId,
      joinedAt: groupMembers.joinedAt,
      share: groupMembers.share,
      members: sql<number>`(SELECT count(*)::int FROM ${groupMembers} AS each WHERE each.group_id = ${groups.id})`,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.userId, userId))
    .orderBy(asc(groupMembers.joinedAt));
}

function ofMember(groupId: GroupId, userId: UserId) {
  return and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));
}
