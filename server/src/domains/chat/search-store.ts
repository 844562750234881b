import type { GroupId, UserId } from '@stratum/contract/ids';
import {
  type MediaKind,
  type MessageType,
  mediaCounted,
  timetokenAt,
} from '@stratum/contract/message-words';
import { and, desc, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { cardVector, cardWordsOf, wordsOf } from './conditions.ts';
import { chatMessages, type MessageRow } from './tables.ts';

interface Search {
  readonly words: readonly string[];
  readonly senderId?: UserId | undefined;
  readonly type?: MessageType | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly before?: string | undefined;
}

/** Newest messages that are looked through one by one: of words that many have, they hold a page. */
const lookedThrough = 2_000;

/**
 * Newest first. Every word has to be there, perhaps only begun. Words that many messages have are found
 * among the newest ones, all others by the index of words: neither takes longer in a group that is
 * longer.
 */
export async function searchIn(
  tx: Queryable,
  groupId: GroupId,
  search: Search,
  limit: number,
): Promise<MessageRow[]> {
  const { timetoken } = chatMessages;
  const page = (condition: SQL | undefined, order: SQL) =>
    tx
      .select()
      .from(chatMessages)
      .where(and(matching(groupId, search), condition))
      .orderBy(order)
      .limit(limit);
  if (search.words.length === 0) return page(undefined, desc(timetoken));
  const edge = await edgeOfNewest(tx, groupId, search);
  const isNewest = edge === undefined ? undefined : gte(timetoken, edge);
  const newest = await page(and(isNewest, saysWords(search.words)), desc(timetoken));
  if (edge === undefined || newest.length === limit) return newest;
  // Not by the order of the key, in which all of the group might be read for a few.
  return page(hasWords(groupId, search.words), sql`${timetoken} + 0 desc`);
}

/** The place down to which messages are looked through; none where there are fewer. */
async function edgeOfNewest(
  tx: Queryable,
  groupId: GroupId,
  { from, to, before }: Search,
): Promise<string | undefined> {
  const { timetoken } = chatMessages;
  const [edge] = await tx
    .select({ timetoken })
    .from(chatMessages)
    .where(and(eq(chatMessages.groupId, groupId), within({ from, to, before })))
    .orderBy(desc(timetoken))
    .offset(lookedThrough)
    .limit(1);
  return edge?.timetoken;
}

function matching(groupId: GroupId, { senderId, type, ...times }: Search): SQL | undefined {
  return and(
    eq(chatMessages.groupId, groupId),
    isNull(chatMessages.deletedAt),
    senderId && eq(chatMessages.senderId, senderId),
    type && eq(chatMessages.type, type),
    within(times),
  );
}

function within({ from, to, before }: Pick<Search, 'from' | 'to' | 'before'>): SQL | undefined {
  const { timetoken } = chatMessages;
  return and(
    from && gte(timetoken, timetokenAt(from)),
    to && lte(timetoken, timetokenAt(to)),
    before === undefined ? undefined : lt(timetoken, before),
  );
}

/** For to_tsquery. `words` hold letters and digits alone. */
const queryOf = (words: readonly string[]) => words.map((word) => `'${word}':*`).join(' & ');

/** By the indices of words: a message's own, or those on the card of an item. */
function hasWords(groupId: GroupId, words: readonly string[]): SQL {
  const query = sql`(${`'${groupId}'`}::tsquery && to_tsquery('simple', ${queryOf(words)}))`;
  return sql`(body is not null and ${wordsOf} @@ ${query} or type = 'shared_item' and ${cardWordsOf} @@ ${query})`;
}

/** The same by reading a message: in words of its own, or the planner would read the indices for them. */
function saysWords(words: readonly string[]): SQL {
  const query = sql`to_tsquery('simple', ${queryOf(words)})`;
  return sql`(body is not null and to_tsvector('simple', body) @@ ${query} or type = 'shared_item' and ${cardVector()} @@ ${query})`;
}

/** Newest first, by the indices of their kinds. */
export async function mediaIn(
  tx: Queryable,
  groupId: GroupId,
  { kind, before }: { readonly kind: MediaKind; readonly before?: string | undefined },
  limit: number,
): Promise<MessageRow[]> {
  const { timetoken } = chatMessages;
  return tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.groupId, groupId),
        ofKind[kind],
        before === undefined ? undefined : lt(timetoken, before),
      ),
    )
    .orderBy(desc(timetoken))
    .limit(limit);
}

/** How many of each kind a reader is shown, up to the number at which counting ends. */
export async function mediaCounts(
  tx: Queryable,
  groupId: GroupId,
  readerId: UserId,
): Promise<Record<MediaKind, number>> {
  const count = (kind: MediaKind) => sql`(select count(*)::int from (
    select from ${chatMessages} where ${eq(chatMessages.groupId, groupId)} and ${ofKind[kind]}
      and sender_id <> all (array(select blocked_id from blocks where user_id = ${readerId}))
    limit ${mediaCounted}) as counted)`;
  const { rows } = await tx.execute<Record<MediaKind, number>>(
    sql`select ${count('media')} as media, ${count('files')} as files, ${count('links')} as links`,
  );
  return rows[0] ?? { media: 0, files: 0, links: 0 };
}

const ofKind: Readonly<Record<MediaKind, SQL>> = {
  media: sql`type in ('image', 'audio', 'video') and deleted_at is null`,
  files: sql`type = 'file' and deleted_at is null`,
  links: sql`body ~ 'https?://'`,
};
