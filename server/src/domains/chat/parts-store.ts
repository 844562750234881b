import type { FileId, GroupId, MessageId, UserId } from '@stratum/contract/ids';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { chatMentions, chatMessages, chatReactions } from './tables.ts';

// What belongs to messages and stands in rows of its own.

export async function reactionsTo(tx: Queryable, ids: readonly MessageId[]) {
  return tx
    .select()
    .from(chatReactions)
    .where(inArray(chatReactions.messageId, [...ids]))
    .orderBy(asc(chatReactions.at), asc(chatReactions.userId));
}

export async function mentionsIn(tx: Queryable, ids: readonly MessageId[]) {
  return tx
    .select()
    .from(chatMentions)
    .where(inArray(chatMentions.messageId, [...ids]));
}

/** @returns whether there is another reaction of theirs now */
export async function putReaction(
  tx: Transaction,
  reaction: typeof chatReactions.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(chatReactions)
    .values(reaction)
    .onConflictDoUpdate({
      target: [chatReactions.messageId, chatReactions.userId],
      set: { emoji: reaction.emoji, at: reaction.at },
      setWhere: sql`${chatReactions.emoji} <> ${reaction.emoji}`,
    });
  return (rowCount ?? 0) > 0;
}

/** @returns whether there was one */
export async function removeReaction(
  tx: Transaction,
  messageId: MessageId,
  userId: UserId,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(chatReactions)
    .where(sql`${chatReactions.messageId} = ${messageId} and ${chatReactions.userId} = ${userId}`);
  return (rowCount ?? 0) > 0;
}

/** What was said of a message that is deleted. */
export async function removeParts(tx: Transaction, id: MessageId): Promise<void> {
  await tx.delete(chatReactions).where(eq(chatReactions.messageId, id));
  await tx.delete(chatMentions).where(eq(chatMentions.messageId, id));
}

/** Whether a message that stands in one of a person's groups shows a file. */
export async function showsFile(tx: Queryable, userId: UserId, file: FileId): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${chatMessages} join group_members on group_members.group_id = ${chatMessages.groupId}
    where ${chatMessages.fileId} = ${file} and ${chatMessages.deletedAt} is null
      and group_members.user_id = ${userId} limit 1`);
  return rows.length > 0;
}

/** The files that were sent to a group. */
export async function fileIdsIn(tx: Queryable, groupId: GroupId): Promise<FileId[]> {
  const rows = await tx
    .select({ fileId: chatMessages.fileId })
    .from(chatMessages)
    .where(and(eq(chatMessages.groupId, groupId), isNotNull(chatMessages.fileId)));
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
