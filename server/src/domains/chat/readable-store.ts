import type { GroupId, MessageId, UserId } from '@stratum/contract/ids';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { chatMessages } from './tables.ts';

interface ReadableMessage extends Record<string, unknown> {
  readonly id: MessageId;
  readonly groupId: GroupId;
  readonly timetoken: string;
  readonly groupName: string;
}

/** Messages, not deleted, of groups that somebody is in. */
export async function readableMessages(
  tx: Queryable,
  userId: UserId,
  ids: readonly MessageId[],
): Promise<readonly ReadableMessage[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<ReadableMessage>(sql`
    select ${chatMessages.id} as id, ${chatMessages.groupId} as "groupId",
      lpad(${chatMessages.timetoken}::text, 17, '0') as timetoken, groups.name as "groupName"
    from ${chatMessages}
      join group_members on group_members.group_id = ${chatMessages.groupId}
      join groups on groups.id = ${chatMessages.groupId}
    where ${chatMessages.id} = any(${sql.param([...ids])}::uuid[])
      and group_members.user_id = ${userId} and ${chatMessages.deletedAt} is null`);
  return rows;
}
