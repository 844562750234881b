import type { GroupId, MessageId, UserId } from '@stratum/contract/ids';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { RowLock } from '../../platform/http/call.ts';
import { chatClientIds, chatMentions, chatMessages, type MessageRow } from './tables.ts';

const columns = getTableColumns(chatMessages);
type NewRow = typeof chatMessages.$inferInsert;

export async function insertMessage(tx: Transaction, row: NewRow): Promise<MessageRow> {
  const [message] = await tx.insert(chatMessages).values(row).returning();
  if (!message) throw new Error('an insert returned no row');
  return message;
}

interface ClientId {
  readonly groupId: GroupId;
  readonly senderId: UserId;
  readonly clientId: string;
}

/**
 * Takes a client's id for a member's message, in one statement with asking whether they still are
 * one: what has happened before the group's lock was got is seen.
 * @returns false for a repetition, and for who is no member
 */
export async function takeClientId(
  tx: Transaction,
  { groupId, senderId, clientId }: ClientId,
  timetoken: string,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into ${chatClientIds} (group_id, sender_id, client_id, timetoken)
    select group_id, user_id, ${clientId}, ${timetoken} from group_members
    where group_id = ${groupId} and user_id = ${senderId}
    on conflict do nothing`);
  return rowCount === 1;
}

/** What was sent with a client's id before. */
export async function findByClientId(
  tx: Queryable,
  { groupId, senderId, clientId }: ClientId,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(chatClientIds)
    .innerJoin(
      chatMessages,
      and(
        eq(chatMessages.groupId, chatClientIds.groupId),
        eq(chatMessages.timetoken, chatClientIds.timetoken),
      ),
    )
    .where(
      and(
        eq(chatClientIds.groupId, groupId),
        eq(chatClientIds.senderId, senderId),
        eq(chatClientIds.clientId, clientId),
      ),
    );
  return row;
}

export async function sweepClientIds(tx: Queryable, before: string): Promise<void> {
  await tx.delete(chatClientIds).where(lt(chatClientIds.timetoken, before));
}

/** A message of a group. */
export async function findMessage(
  tx: Queryable,
  groupId: GroupId,
  id: MessageId,
  lock?: RowLock,
): Promise<MessageRow | undefined> {
  const query = tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), eq(chatMessages.groupId, groupId)));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

/** Several of a group, by their ids. */
export async function findMessages(
  tx: Queryable,
  ids: readonly MessageId[],
): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(chatMessages)
    .where(inArray(chatMessages.id, [...ids]));
}

export async function updateMessage(
  tx: Transaction,
  id: MessageId,
  change: Partial<NewRow> & Pick<NewRow, 'changedAt'>,
): Promise<MessageRow> {
  const [row] = await tx
    .update(chatMessages)
    .set(change)
    .where(eq(chatMessages.id, id))
    .returning();
  if (!row) throw new Error('a message went while its group was locked');
  return row;
}

interface Page {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Ascending after a place, descending before one or from the newest. */
export async function pageOf(
  tx: Queryable,
  groupId: GroupId,
  { before, after, limit }: Page,
): Promise<MessageRow[]> {
  const { timetoken } = chatMessages;
  return tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.groupId, groupId),
        after === undefined ? undefined : gt(timetoken, after),
        before === undefined ? undefined : lt(timetoken, before),
      ),
    )
    .orderBy(after === undefined ? desc(timetoken) : asc(timetoken))
    .limit(limit);
}

/** Messages that were changed after a place, in the order of their changes. */
export async function changedAfter(
  tx: Queryable,
  groupId: GroupId,
  after: string,
  limit: number,
): Promise<MessageRow[]> {
  return tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.groupId, groupId), gt(chatMessages.changedAt, after)))
    .orderBy(asc(chatMessages.changedAt))
    .limit(limit);
}

export async function listPinned(tx: Queryable, groupId: GroupId): Promise<MessageRow[]> {
  return tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.groupId, groupId), isNotNull(chatMessages.pinnedAt)))
    .orderBy(desc(chatMessages.timetoken));
}

export async function countPinned(tx: Queryable, groupId: GroupId): Promise<number> {
  return tx.$count(
    chatMessages,
    and(eq(chatMessages.groupId, groupId), isNotNull(chatMessages.pinnedAt)),
  );
}

/** Members alone: who is none is not meant. */
export async function insertMentions(
  tx: Transaction,
  { id, groupId }: Pick<MessageRow, 'id' | 'groupId'>,
  userIds: readonly UserId[],
): Promise<UserId[]> {
  if (userIds.length === 0) return [];
  const ids = sql.join(
    userIds.map((userId) => sql`${userId}::uuid`),
    sql`, `,
  );
  const rows = await tx.execute<{ user_id: UserId }>(sql`
    insert into ${chatMentions} (message_id, user_id)
    select ${id}, user_id from group_members where group_id = ${groupId} and user_id in (${ids})
    on conflict do nothing returning user_id`);
  return rows.rows.map((row) => row.user_id);
}
