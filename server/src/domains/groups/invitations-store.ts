import type { GroupId, InvitationId, UserId } from '@stratum/contract/ids';
import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { accounts } from '../accounts/index.ts';
import { groupInvitations, groups, type InvitationRow } from './tables.ts';

/** Invites addresses; one that waits already is sent anew and keeps its id. */
export async function upsertInvitations(
  tx: Transaction,
  rows: readonly InvitationRow[],
): Promise<InvitationRow[]> {
  const excluded = (name: string) => sql`excluded.${sql.identifier(name)}`;
  return tx
    .insert(groupInvitations)
    .values([...rows])
    .onConflictDoUpdate({
      target: [groupInvitations.groupId, groupInvitations.email],
      set: {
        inviterId: excluded('inviter_id'),
        sentAt: excluded('sent_at'),
        expiresAt: excluded('expires_at'),
      },
    })
    .returning();
}

export async function countInvitations(tx: Queryable, groupId: GroupId): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(groupInvitations)
    .where(eq(groupInvitations.groupId, groupId));
  return row?.count ?? 0;
}

/** Those that are not over, newest first. */
export async function listInvitations(
  tx: Queryable,
  groupId: GroupId,
  now: Date,
  { after, limit }: { readonly after: Cursor | undefined; readonly limit: number },
): Promise<InvitationRow[]> {
  const { createdAt, id } = groupInvitations;
  return tx
    .select()
    .from(groupInvitations)
    .where(
      and(
        eq(groupInvitations.groupId, groupId),
        gt(groupInvitations.expiresAt, now),
        after && sql`(${createdAt}, ${id}) < (${sql.param(after.time, createdAt)}, ${after.id})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** An invitation of a group, for its admin alone. */
export async function findAsGroupAdmin(
  tx: Queryable,
  userId: UserId,
  id: InvitationId,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select({ invitation: groupInvitations })
    .from(groupInvitations)
    .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
    .where(and(eq(groupInvitations.id, id), eq(groups.adminId, userId)));
  return row?.invitation;
}

/** An invitation, for the account that has its address. */
export async function findAsInvited(
  tx: Queryable,
  userId: UserId,
  id: InvitationId,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select({ invitation: groupInvitations })
    .from(groupInvitations)
    .innerJoin(accounts, eq(accounts.email, groupInvitations.email))
    .where(and(eq(groupInvitations.id, id), eq(accounts.id, userId)));
  return row?.invitation;
}

/** What is told of an invitation, to its receiver; nothing where it is gone. */
export async function findForSending(tx: Queryable, id: InvitationId) {
  const [row] = await tx
    .select({
      invitation: groupInvitations,
      groupName: groups.name,
      inviter: { firstName: accounts.firstName, locale: accounts.locale },
    })
    .from(groupInvitations)
    .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
    .innerJoin(accounts, eq(accounts.id, groupInvitations.inviterId))
    .where(eq(groupInvitations.id, id));
  return row;
}

/** Those that wait for a person's answer, by the address that they have now. */
export async function invitationsFor(tx: Queryable, userId: UserId, now: Date) {
  return tx
    .select({
      invitationId: groupInvitations.id,
      name: groups.name,
      inviter: accounts.firstName,
      inviterId: groupInvitations.inviterId,
      expiresAt: groupInvitations.expiresAt,
    })
    .from(groupInvitations)
    .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
    .innerJoin(accounts, eq(accounts.id, groupInvitations.inviterId))
    .where(
      and(
        eq(groupInvitations.email, addressOf(userId)),
        gt(groupInvitations.expiresAt, now),
        sql`not exists (select from blocks
          where blocks.user_id = ${userId} and blocks.blocked_id = ${groupInvitations.inviterId})`,
        sql`not exists (select from group_members where group_members.group_id = ${groups.id}
          and group_members.user_id = ${userId})`,
      ),
    )
    .orderBy(desc(groupInvitations.sentAt), desc(groupInvitations.id))
    .limit(mostShown);
}

/** Invitations that one read shows. */
const mostShown = 50;

/** Whether an invitation of somebody's waits for a person's answer. */
export async function hasInvited(tx: Queryable, userId: UserId, other: UserId): Promise<boolean> {
  const rows = await tx
    .select({ id: groupInvitations.id })
    .from(groupInvitations)
    .where(
      and(eq(groupInvitations.inviterId, other), eq(groupInvitations.email, addressOf(userId))),
    )
    .limit(1);
  return rows.length > 0;
}

/** The address that a person has now; `accounts` stands for the inviter where that is joined. */
function addressOf(userId: UserId) {
  return sql`(select email from users where id = ${userId})`;
}

/** Of several that answer one finds it. @returns false where it is gone */
export async function takeInvitation(tx: Transaction, id: InvitationId): Promise<boolean> {
  const gone = await tx
    .delete(groupInvitations)
    .where(eq(groupInvitations.id, id))
    .returning({ id: groupInvitations.id });
  return gone.length > 0;
}

/** Takes what waits for an address in a group that it has joined by another way. */
export async function deleteInvitationsOf(
  tx: Transaction,
  groupId: GroupId,
  userId: UserId,
): Promise<void> {
  const isOwn = eq(groupInvitations.email, addressOf(userId));
  await tx.delete(groupInvitations).where(and(eq(groupInvitations.groupId, groupId), isOwn));
}

/** All that were sent to an address. */
export async function deleteInvitationsTo(tx: Transaction, email: string): Promise<void> {
  await tx.delete(groupInvitations).where(eq(groupInvitations.email, email));
}

/** Those that were over before an instant. */
export async function sweepInvitations(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(groupInvitations).where(lte(groupInvitations.expiresAt, before));
}

/** Whether a group waits for an address. */
export async function isAwaited(tx: Queryable, email: string, now: Date): Promise<boolean> {
  const waits = and(eq(groupInvitations.email, email), gt(groupInvitations.expiresAt, now));
  return (await tx.$count(groupInvitations, waits)) > 0;
}
