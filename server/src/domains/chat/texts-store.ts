import type { GroupId, MessageId, UserId } from '@stratum/contract/ids';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';

/** A message that nothing belongs to but its words. */
export interface NewText {
  readonly id: MessageId;
  readonly senderId: UserId;
  readonly clientId: string;
  readonly timetoken: string;
  readonly body: string;
}

/**
 * Stores texts of a group in one statement, with taking their clients' ids and asking whether their
 * senders still are members: what has happened before the group's lock was got is seen.
 * @returns the places of those that are stored; repetitions, and who is no member, are left out
 */
export async function insertTexts(
  tx: Transaction,
  groupId: GroupId,
  texts: readonly NewText[],
): Promise<ReadonlySet<string>> {
  const all = (name: keyof NewText) => sql.param(texts.map((text) => text[name]));
  const { rows } = await tx.execute<{ timetoken: string }>(sql`
    with given as (
      select * from unnest(${all('id')}::uuid[], ${all('senderId')}::uuid[],
        ${all('clientId')}::text[], ${all('timetoken')}::bigint[], ${all('body')}::text[])
        as given (id, sender_id, client_id, timetoken, body)
    ), taken as (
      insert into chat_client_ids (group_id, sender_id, client_id, timetoken)
      select member.group_id, member.user_id, given.client_id, given.timetoken
      from given join group_members as member
        on member.group_id = ${groupId} and member.user_id = given.sender_id
      on conflict do nothing returning timetoken
    )
    insert into chat_messages (group_id, timetoken, id, type, sender_id, client_id, body)
    select ${groupId}::uuid, timetoken, id, 'text', sender_id, client_id, body
    from given join taken using (timetoken)
    returning timetoken`);
  return new Set(rows.map(({ timetoken }) => timetoken.padStart(17, '0')));
}
