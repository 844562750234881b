import type { GroupId } from '@stratum/contract/ids';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { chatClientIds, chatLogs, chatMessages } from './tables.ts';

// What is left of a group that has ended.

/** Rows that one statement deletes. */
const atOnce = 2_000;

export async function deleteLogOf(tx: Queryable, groupId: GroupId): Promise<void> {
  await tx.delete(chatLogs).where(eq(chatLogs.groupId, groupId));
}

/** Deletes some. @returns whether there may be more */
export async function deleteMessagesOf(tx: Queryable, groupId: GroupId): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from ${chatMessages} where (group_id, timetoken) in (
      select group_id, timetoken from ${chatMessages} where group_id = ${groupId}
      order by timetoken limit ${atOnce})`);
  return rowCount === atOnce;
}

/** Deletes some. @returns whether there may be more */
export async function deleteClientIdsOf(tx: Queryable, groupId: GroupId): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from ${chatClientIds} where (group_id, sender_id, client_id) in (
      select group_id, sender_id, client_id from ${chatClientIds} where group_id = ${groupId}
      limit ${atOnce})`);
  return rowCount === atOnce;
}
