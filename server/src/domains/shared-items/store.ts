import type { FileId, GroupId, ItemId, MessageId, UserId } from '@stratum/contract/ids';
import { and, asc, eq, getTableColumns, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { everyRow } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type SharedFileRow, type SharedItemRow, sharedItemFiles, sharedItems } from './tables.ts';

/** Taken back, they make room for those behind them. */
const mostListed = 200;

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

interface ListedShare extends Record<string, unknown> {
  readonly messageId: MessageId;
  readonly groupId: GroupId;
  readonly groupName: string;
  readonly timetoken: string;
  readonly isMember: boolean;
  readonly title: string;
}

/** Where copies of an item are, the newest first. */
export const listSharesOf = (tx: Queryable, itemId: ItemId) =>
  listShares(tx, eq(sharedItems.itemId, itemId));

/** Where somebody’s copies are whose items are gone, the newest first. */
export const listSharesWithoutItem = (tx: Queryable, userId: UserId) =>
  listShares(tx, and(eq(sharedItems.userId, userId), isNull(sharedItems.itemId)));

async function listShares(tx: Queryable, isMeant: SQL | undefined): Promise<ListedShare[]> {
  const { rows } = await tx.execute<ListedShare>(sql`
    select shared_items.message_id as "messageId", shared_items.group_id as "groupId", shared_items.title,
      groups.name as "groupName", lpad(chat_messages.timetoken::text, 17, '0') as timetoken,
      exists (select from group_members where group_members.group_id = shared_items.group_id
        and group_members.user_id = shared_items.user_id) as "isMember"
    from ${sharedItems}
      join groups on groups.id = shared_items.group_id
      join chat_messages on chat_messages.id = shared_items.message_id
    where ${isMeant}
    order by shared_items.created_at desc, shared_items.message_id desc limit ${mostListed}`);
  return rows;
}

const {
  userId: _owner,
  blocks: _blocks,
  isCut: _isCut,
  ...exported
} = getTableColumns(sharedItems);

/** All copies of somebody's that stand in groups, with their words. */
export function everyShareBy(tx: Queryable, userId: UserId) {
  return everyRow((last: { readonly messageId: MessageId } | undefined, limit) =>
    tx
      .select(exported)
      .from(sharedItems)
      .where(and(eq(sharedItems.userId, userId), last && gt(sharedItems.messageId, last.messageId)))
      .orderBy(asc(sharedItems.messageId))
      .limit(limit),
  );
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
