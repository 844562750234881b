import type { GroupId } from '@stratum/contract/ids';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type GroupRow, groupLinks, groups } from './tables.ts';

type LinkRow = typeof groupLinks.$inferSelect;

/** The one that is good now. */
export async function findLink(
  tx: Queryable,
  groupId: GroupId,
  now: Date,
): Promise<LinkRow | null> {
  const [link] = await tx
    .select()
    .from(groupLinks)
    .where(and(eq(groupLinks.groupId, groupId), gt(groupLinks.expiresAt, now)));
  return link ?? null;
}

/** In place of the one before. */
export async function putLink(tx: Transaction, link: LinkRow): Promise<void> {
  await tx
    .insert(groupLinks)
    .values(link)
    .onConflictDoUpdate({ target: groupLinks.groupId, set: link });
}

export async function deleteLink(tx: Transaction, groupId: GroupId): Promise<void> {
  await tx.delete(groupLinks).where(eq(groupLinks.groupId, groupId));
}

/** The group that a link leads to, while it is good. */
export async function findLinkedGroup(
  tx: Queryable,
  id: string,
  now: Date,
): Promise<GroupRow | undefined> {
  const [row] = await tx
    .select({ group: groups })
    .from(groupLinks)
    .innerJoin(groups, eq(groups.id, groupLinks.groupId))
    .where(and(eq(groupLinks.id, id), gt(groupLinks.expiresAt, now)));
  return row?.group;
}
