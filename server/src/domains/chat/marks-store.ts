import type { GroupId, MessageId, UserId } from '@stratum/contract/ids';
import { messageLimits } from '@stratum/contract/message-words';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { isCounted } from './conditions.ts';

/** Up to where a member has read: unread starts at joining. */
export const readTo = sql`coalesce(mark.read_to, (extract(epoch from member.joined_at) * 10000000)::bigint)`;

/** Others' messages after the mark, without those of people whom the member has blocked. */
const unreadCount = sql`(select count(*) from (
    select from chat_messages where group_id = member.group_id and timetoken > ${readTo}
      and sender_id <> member.user_id and ${isCounted}
      and sender_id <> all (array(select blocked_id from blocks where blocks.user_id = member.user_id))
    limit ${sql.raw(String(messageLimits.unread))}) as unread)`;

export const membersWithMarks = sql`group_members as member
  left join chat_marks as mark on mark.group_id = member.group_id and mark.user_id = member.user_id`;

export interface Summary {
  readonly groupId: GroupId;
  readonly unreadCount: number;
  /** The newest one, though it may be deleted. */
  readonly lastMessage: MessageId | null;
}

/** What a person's groups say in a list, each by two looks into an index. */
export async function summariesOf(tx: Queryable, userId: UserId): Promise<Summary[]> {
  const { rows } = await tx.execute<{
    group_id: GroupId;
    unread: string;
    last_id: MessageId | null;
  }>(sql`
    select member.group_id, ${unreadCount} as unread, newest.id as last_id
    from ${membersWithMarks}
    left join lateral (select id from chat_messages
      where group_id = member.group_id order by timetoken desc limit 1) as newest on true
    where member.user_id = ${userId}`);
  return rows.map((row) => ({
    groupId: row.group_id,
    unreadCount: Number(row.unread),
    lastMessage: row.last_id,
  }));
}

/** What is unread for several members of a group, each counted by the index. */
export async function unreadIn(
  tx: Queryable,
  groupId: GroupId,
  userIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, number>> {
  const { rows } = await tx.execute<{ user_id: UserId; unread: string }>(sql`
    select member.user_id, ${unreadCount} as unread from ${membersWithMarks}
    where member.group_id = ${groupId} and member.user_id in ${[...userIds]}`);
  return new Map(rows.map((row) => [row.user_id, Number(row.unread)]));
}

interface Mark {
  readonly groupId: GroupId;
  readonly userId: UserId;
}

/** Where a member's mark is, and what is unread after it. */
export async function markOf(
  tx: Queryable,
  { groupId, userId }: Mark,
): Promise<{ timetoken: string; unreadCount: number }> {
  const { rows } = await tx.execute<{ read_to: string; unread: string }>(sql`
    select ${readTo} as read_to, ${unreadCount} as unread from ${membersWithMarks}
    where member.group_id = ${groupId} and member.user_id = ${userId}`);
  const [row] = rows;
  return { timetoken: padded(row?.read_to ?? '0'), unreadCount: Number(row?.unread ?? 0) };
}

/**
 * Moves a mark, in one statement: forward only, or anywhere.
 * @returns whether it is another one now
 */
export async function moveMark(
  tx: Transaction,
  { groupId, userId }: Mark,
  timetoken: string,
  anywhere: boolean,
): Promise<boolean> {
  // Nobody has read what is yet to come.
  const place = sql`least(${timetoken}::bigint,
    coalesce((select last from chat_logs where group_id = ${groupId}), 0))`;
  const { rowCount } = await tx.execute(sql`
    insert into chat_marks as mark (group_id, user_id, read_to)
    select group_id, user_id, case when ${anywhere} then ${place} else greatest(${place},
        (extract(epoch from joined_at) * 10000000)::bigint) end
    from group_members where group_id = ${groupId} and user_id = ${userId}
    on conflict (group_id, user_id) do update set read_to = excluded.read_to
    where mark.read_to < excluded.read_to or (${anywhere} and mark.read_to <> excluded.read_to)`);
  return (rowCount ?? 0) > 0;
}

export async function marksIn(
  tx: Queryable,
  groupId: GroupId,
): Promise<{ userId: UserId; timetoken: string }[]> {
  const { rows } = await tx.execute<{ user_id: UserId; read_to: string }>(sql`
    select member.user_id, ${readTo} as read_to from ${membersWithMarks}
    where member.group_id = ${groupId} order by member.user_id`);
  return rows.map((row) => ({ userId: row.user_id, timetoken: padded(row.read_to) }));
}

const padded = (timetoken: string) => timetoken.padStart(17, '0');
