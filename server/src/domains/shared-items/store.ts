import type { FileId, GroupId, ItemId, MessageId, UserId } from '@stratum/contract/ids';
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { chatMessages } from '../chat/tables.ts';
import { groups } from '../groups/tables.ts';
import { type SharedFileRow, type SharedItemRow, sharedItemFiles, sharedItems } from './tables.ts';

export async function insertShared(
  tx: Transaction,
  row: SharedItemRow,
  files: readonly SharedFileRow[],
): Promise<void> {
  await tx.insert(sharedItems).values(row);
  if (files.length > 0) await tx.insert(sharedItemFiles).values([...files]);
}

export async function findAsOwner(
  tx: Queryable,
  userId: UserId,
  messageId: MessageId,
): Promise<SharedItemRow | null> {
  const [row] = await tx
    .select()
    .from(sharedItems)
    .where(and(eq(sharedItems.messageId, messageId), eq(sharedItems.userId, userId)));
  return row ?? null;
}

export async function findAsMember(
  tx: Queryable,
  userId: UserId,
  messageId: MessageId,
): Promise<SharedItemRow | null> {
  const [row] = await tx
    .select()
    .from(sharedItems)
    .where(and(eq(sharedItems.messageId, messageId), isOfGroupOf(userId)));
  return row ?? null;
}

const isOfGroupOf = (userId: UserId) =>
  sql`${sharedItems.groupId} in (select group_id from group_members where user_id = ${userId})`;

export async function filesOf(tx: Queryable, messageId: MessageId): Promise<SharedFileRow[]> {
  return tx
    .select()
    .from(sharedItemFiles)
    .where(eq(sharedItemFiles.messageId, messageId))
    .orderBy(asc(sharedItemFiles.position));
}

/** Whether a file belongs to a copy in one of a person's groups. */
export async function showsFile(tx: Queryable, userId: UserId, fileId: FileId): Promise<boolean> {
  const rows = await tx
    .select({ messageId: sharedItems.messageId })
    .from(sharedItemFiles)
    .innerJoin(sharedItems, eq(sharedItems.messageId, sharedItemFiles.messageId))
    .where(and(eq(sharedItemFiles.fileId, fileId), isOfGroupOf(userId)))
    .limit(1);
  return rows.length > 0;
}

export async function countSharesOf(tx: Queryable, itemId: ItemId): Promise<number> {
  return tx.$count(sharedItems, eq(sharedItems.itemId, itemId));
}

/** Where copies of an item are, the newest first. */
export async function listSharesOf(tx: Queryable, itemId: ItemId) {
  return tx
    .select({
      messageId: sharedItems.messageId,
      groupId: sharedItems.groupId,
      groupName: groups.name,
      timetoken: chatMessages.timetoken,
      isMember: sql<boolean>`exists (select from group_members
        where group_id = ${sharedItems.groupId} and user_id = ${sharedItems.userId})`,
    })
    .from(sharedItems)
    .innerJoin(groups, eq(groups.id, sharedItems.groupId))
    .innerJoin(chatMessages, eq(chatMessages.id, sharedItems.messageId))
    .where(eq(sharedItems.itemId, itemId))
    .orderBy(desc(sharedItems.createdAt), desc(sharedItems.messageId));
}

const { content: _content, text: _text, blocks: _blocks, ...named } = getTableColumns(sharedItems);

export async function listSharesBy(tx: Queryable, userId: UserId) {
  return tx
    .select(named)
    .from(sharedItems)
    .where(eq(sharedItems.userId, userId))
    .orderBy(asc(sharedItems.createdAt), asc(sharedItems.messageId));
}

/** Deletes copies. @returns their files */
export async function deleteShared(
  tx: Transaction,
  of: { readonly messageId: MessageId } | { readonly groupId: GroupId },
): Promise<FileId[]> {
  const isMeant =
    'messageId' in of
      ? eq(sharedItems.messageId, of.messageId)
      : eq(sharedItems.groupId, of.groupId);
  const rows = await tx
    .select({ fileId: sharedItemFiles.fileId })
    .from(sharedItemFiles)
    .innerJoin(sharedItems, eq(sharedItems.messageId, sharedItemFiles.messageId))
    .where(isMeant);
  await tx.delete(sharedItems).where(isMeant);
  return rows.map(({ fileId }) => fileId);
}
