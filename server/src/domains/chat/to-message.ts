import type { FileId, GoalId, MessageId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { systemTypes } from '@stratum/contract/message-words';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { type GroupGoalCard, goalCard, goalCards } from '../goals/index.ts';
import { membersAmong } from '../groups/index.ts';
import { type FileRow, filesByIds } from '../uploads/index.ts';
import { mentionsIn, reactionsTo } from './parts-store.ts';
import { findMessages } from './store.ts';
import type { MessageRow } from './tables.ts';

/** What is read besides the rows of messages. */
interface Parts {
  readonly files: ReadonlyMap<FileId, FileRow>;
  readonly goals: ReadonlyMap<GoalId, GroupGoalCard>;
  readonly quoted: ReadonlyMap<MessageId, MessageRow>;
  readonly reactions: ReadonlyMap<MessageId, Message['reactions']>;
  readonly mentions: ReadonlyMap<MessageId, readonly UserId[]>;
}

/** Characters of a quote. */
const quoteLength = 200;

/** Messages as they travel, in the order of their rows. */
export async function toMessages(
  tx: Queryable,
  deps: { readonly clock: Clock },
  rows: readonly MessageRow[],
): Promise<Message[]> {
  if (rows.length === 0) return [];
  const parts = await loadParts(tx, deps, rows);
  return rows.map((row) => toMessage(row, parts));
}

/** One message as it travels. */
export async function oneMessage(
  tx: Queryable,
  deps: { readonly clock: Clock },
  row: MessageRow,
): Promise<Message> {
  return toMessage(row, await loadParts(tx, deps, [row]));
}

/** A message that nothing belongs to but its row. */
export function bareMessage(row: MessageRow): Message {
  const none = new Map();
  return toMessage(row, {
    files: none,
    goals: none,
    quoted: none,
    reactions: none,
    mentions: none,
  });
}

async function loadParts(
  tx: Queryable,
  deps: { readonly clock: Clock },
  rows: readonly MessageRow[],
): Promise<Parts> {
  const ids = rows.map(({ id }) => id);
  const reactions = Map.groupBy(await reactionsTo(tx, ids), ({ messageId }) => messageId);
  const mentions = Map.groupBy(await mentionsIn(tx, ids), ({ messageId }) => messageId);
  const quoted = await findMessages(tx, idsOf(rows, 'replyTo'));
  return {
    files: await filesByIds(tx, idsOf(rows, 'fileId')),
    goals: await cardsOf(tx, deps, rows),
    quoted: new Map(quoted.map((row) => [row.id, row])),
    reactions: new Map([...reactions].map(([id, each]) => [id, byEmoji(each)])),
    mentions: new Map([...mentions].map(([id, each]) => [id, each.map(({ userId }) => userId)])),
  };
}

/** A card is live while its person is in the group: who has left shows their goals no longer. */
async function cardsOf(
  tx: Queryable,
  deps: { readonly clock: Clock },
  rows: readonly MessageRow[],
) {
  const shared = rows.filter(({ goalId }) => goalId !== null);
  const [first] = shared;
  if (!first) return new Map<GoalId, GroupGoalCard>();
  const senders = shared.flatMap(({ senderId }) => senderId ?? []);
  const present = await membersAmong(tx, first.groupId, senders);
  const live = shared.filter(({ senderId }) => senderId !== null && present.has(senderId));
  return goalCards(tx, deps, idsOf(live, 'goalId'));
}

function idsOf<Name extends 'replyTo' | 'fileId' | 'goalId'>(
  rows: readonly MessageRow[],
  name: Name,
): NonNullable<MessageRow[Name]>[] {
  const ids = rows.flatMap((row) => (row[name] === null ? [] : [row[name]]));
  return [...new Set(ids)];
}

function byEmoji(
  reactions: readonly { readonly emoji: string; readonly userId: UserId }[],
): Message['reactions'] {
  const groups = Map.groupBy(reactions, ({ emoji }) => emoji);
  return [...groups].map(([emoji, each]) => ({ emoji, userIds: each.map(({ userId }) => userId) }));
}

function toMessage(row: MessageRow, parts: Parts): Message {
  const { groupId, timetoken, id, type, senderId, clientId, body, replyTo, takenDown } = row;
  const isSystem = systemTypes.some((system) => system === type);
  return {
    id,
    groupId,
    clientId,
    timetoken,
    type,
    senderId: isSystem ? null : senderId,
    body,
    attachment: attachmentOf(row, parts),
    replyTo,
    quote: quoteOf(replyTo, parts),
    mentions: [...(parts.mentions.get(id) ?? [])],
    reactions: parts.reactions.get(id) ?? [],
    pinned: row.pinnedAt !== null,
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    takenDown,
    data: dataOf(row, isSystem),
  };
}

function dataOf({ senderId, subjectId, data }: MessageRow, isSystem: boolean): Message['data'] {
  if (isSystem) return { actorId: senderId, subjectId };
  return data && 'item' in data ? null : data;
}

function attachmentOf({ fileId, goalId, groupId, data }: MessageRow, { files, goals }: Parts) {
  if (data && 'item' in data) return data;
  const file = fileId && files.get(fileId);
  if (file) return { fileId: file.id, name: file.name, type: file.type, size: file.size };
  const goal = goalId && goals.get(goalId);
  return goal ? { goal: goalCard(goal, groupId) } : null;
}

function quoteOf(replyTo: MessageId | null, { quoted }: Parts) {
  const row = replyTo && quoted.get(replyTo);
  if (!row || row.deletedAt !== null) return null;
  const { senderId, type, timetoken, body } = row;
  // By characters: half of one is none.
  const start =
    body &&
    Array.from(body.slice(0, 2 * quoteLength))
      .slice(0, quoteLength)
      .join('');
  return { senderId, type, timetoken, body: start };
}
