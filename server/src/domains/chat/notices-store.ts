import type { GroupId, UserId } from '@stratum/contract/ids';
import { messageLimits, timetokenAt } from '@stratum/contract/message-words';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { isCounted } from './conditions.ts';
import { membersWithMarks, readTo } from './marks-store.ts';
import type { MessageRow } from './tables.ts';

/** Members who may hear of a group at an instant. */
const isListening = (now: Date) =>
  sql`(member.muted_until is null or member.muted_until <= ${now.toISOString()}::timestamptz)`;

/** Of messages, those whose writer the member has not blocked, and which do not mean the member. */
const isAnybodys = sql`sender_id <> all (array(select blocked_id from blocks where blocks.user_id = member.user_id))
  and not exists (select from chat_mentions as mention
    where mention.message_id = chat_messages.id and mention.user_id = member.user_id)
  and not exists (select from chat_messages as answered
    where answered.id = chat_messages.reply_to and answered.sender_id = member.user_id)`;

/** Whether somebody wants to hear of every message of a group. */
export async function anybodyHearsAll(tx: Queryable, groupId: GroupId): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from group_members where group_id = ${groupId} and level = 'all' limit 1`,
  );
  return rows.length > 0;
}

/** Those who want to hear of a message, and have neither read it nor been told that it means them. */
export async function hearersOf(
  tx: Queryable,
  { groupId, timetoken }: Pick<MessageRow, 'groupId' | 'timetoken'>,
  now: Date,
): Promise<UserId[]> {
  const { rows } = await tx.execute<{ user_id: UserId }>(sql`
    select member.user_id from ${membersWithMarks}
    join chat_messages on chat_messages.group_id = member.group_id and chat_messages.timetoken = ${timetoken}
    where member.group_id = ${groupId} and member.level = 'all' and ${isListening(now)}
      and chat_messages.sender_id <> member.user_id and ${readTo} < chat_messages.timetoken
      and ${isCounted} and ${isAnybodys}`);
  return rows.map((row) => row.user_id);
}

interface Missed {
  readonly userId: UserId;
  readonly count: number;
}

/**
 * Notes the members who have left messages unread since before an instant, each once for a batch: from
 * one place up to which they have read. @returns them, with how many messages have come by now
 */
export async function takeMissed(
  tx: Transaction,
  groupId: GroupId,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<Missed[]> {
  const { rows } = await tx.execute<{ user_id: UserId; missed: string }>(sql`
    with untold as materialized (
      select member.group_id, member.user_id, ${readTo} as read_to from ${membersWithMarks}
      left join chat_missed as told on told.group_id = member.group_id and told.user_id = member.user_id
      where member.group_id = ${groupId} and member.level = 'mentions' and ${isListening(now)}
        and told.read_to is distinct from ${readTo}),
    missed as materialized (
      select member.*, unread.count from untold as member cross join lateral (
        select count(*), min(timetoken) as oldest from (
          select timetoken from chat_messages
          where group_id = member.group_id and timetoken > member.read_to
            and sender_id <> member.user_id and ${isCounted} and ${isAnybodys}
          order by timetoken limit ${sql.raw(String(messageLimits.unread))}) as counted) as unread
      where unread.oldest <= ${timetokenAt(before)}::bigint),
    noted as (
      insert into chat_missed (group_id, user_id, read_to) select group_id, user_id, read_to from missed
      on conflict (group_id, user_id) do update set read_to = excluded.read_to)
    select user_id, count as missed from missed`);
  return rows.map((row) => ({ userId: row.user_id, count: Number(row.missed) }));
}
