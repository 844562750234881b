import type { GroupId, UserId } from '@stratum/contract/ids';
import { countedTypes } from '@stratum/contract/message-words';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { everyRow } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { chatMessages, type MessageRow } from './tables.ts';

// What one person wrote, in all groups.

/** The groups that somebody has written in. */
export async function groupsWrittenIn(tx: Queryable, senderId: UserId): Promise<GroupId[]> {
  const rows = await tx
    .selectDistinct({ groupId: chatMessages.groupId })
    .from(chatMessages)
    .where(eq(chatMessages.senderId, senderId))
    .orderBy(asc(chatMessages.groupId));
  return rows.map(({ groupId }) => groupId);
}

interface Written {
  readonly groupId: GroupId;
  readonly senderId: UserId;
}

/** What counts as a person's words in a group, and is not deleted; what the product says of them is not. */
function writtenBy({ groupId, senderId }: Written) {
  return and(
    eq(chatMessages.senderId, senderId),
    eq(chatMessages.groupId, groupId),
    inArray(chatMessages.type, [...countedTypes]),
    isNull(chatMessages.deletedAt),
  );
}

export async function countMessagesOf(tx: Queryable, written: Written): Promise<number> {
  return tx.$count(chatMessages, writtenBy(written));
}

/** Messages that one statement takes away. */
const atOnce = 5_000;

/**
 * Takes away what somebody wrote in a group, with their name; the places stay. Each change has a place
 * of its own, as every other has: who reads changes by pages misses none.
 * @param places as many as there are messages, the first of them
 */
export async function blankMessagesOf(
  tx: Transaction,
  written: Written,
  deletedAt: Date,
  places: { readonly first: string; readonly count: number },
): Promise<void> {
  const blank = {
    senderId: null,
    body: null,
    fileId: null,
    goalId: null,
    data: null,
    pinnedAt: null,
    clientId: null,
    deletedAt,
  };
  for (let done = 0; done < places.count; done += atOnce) {
    const turns = tx
      .select({ id: chatMessages.id, turn: sql<number>`row_number() over ()`.as('turn') })
      .from(chatMessages)
      .where(writtenBy(written))
      .limit(atOnce)
      .as('turns');
    const changedAt = sql`${places.first}::bigint + ${done} - 1 + ${turns.turn}`;
    await tx
      .update(chatMessages)
      .set({ ...blank, changedAt })
      .from(turns)
      .where(eq(chatMessages.id, turns.id));
  }
}

/** All that somebody wrote, page by page. */
export function everyMessageOf(tx: Queryable, senderId: UserId): AsyncGenerator<MessageRow> {
  const { groupId, timetoken } = chatMessages;
  return everyRow((last: MessageRow | undefined, limit) =>
    tx
      .select()
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.senderId, senderId),
          last && sql`(${groupId}, ${timetoken}) > (${last.groupId}, ${last.timetoken})`,
        ),
      )
      .orderBy(asc(groupId), asc(timetoken))
      .limit(limit),
  );
}

/** Whether somebody wrote in a group that a person is in. */
export async function hasWrittenTo(
  tx: Queryable,
  reader: UserId,
  senderId: UserId,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${chatMessages} where ${chatMessages.senderId} = ${senderId}
      and ${chatMessages.groupId} in (select group_id from group_members where user_id = ${reader})
    limit 1`);
  return rows.length > 0;
}

export function countWrittenBy(tx: Queryable, userId: UserId): Promise<number> {
  return tx.$count(chatMessages, eq(chatMessages.senderId, userId));
}
