import type { FileId, GoalId, GroupId, MessageId, UserId } from '@stratum/contract/ids';
import type { MessageData } from '@stratum/contract/message';
import {
  boardTypes,
  type MessageType,
  timetokenAt,
  writtenTypes,
} from '@stratum/contract/message-words';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { takeBoard, takeFiveWins } from './boards-store.ts';
import { takePlace } from './log-store.ts';
import { moveMark } from './marks-store.ts';
import { putReaction } from './parts-store.ts';
import { insertMentions, insertMessage } from './store.ts';
import type { MessageRow } from './tables.ts';

export interface ImportedMessage {
  readonly at: Date;
  readonly type: MessageType;
  /** Null for what the product says. */
  readonly senderId: UserId | null;
  readonly subjectId?: UserId;
  readonly body?: string;
  readonly fileId?: FileId;
  readonly goalId?: GoalId;
  readonly data?: MessageData;
  readonly clientId?: string;
  /** The line that it answers, by its place among them. */
  readonly replyTo?: number;
  readonly mentions?: readonly UserId[];
  readonly reactions?: readonly { readonly emoji: string; readonly userId: UserId }[];
  readonly pinned?: boolean;
}

/**
 * Puts a conversation in place as if it had been held then, in a group that has none.
 * @param boards what the product has posted between
 * @returns what each line has become
 */
export async function importMessages(
  tx: Transaction,
  groupId: GroupId,
  lines: readonly ImportedMessage[],
  boards: readonly ImportedMessage[],
): Promise<ReadonlyMap<ImportedMessage, Pick<MessageRow, 'id'>>> {
  const rows = new Map<ImportedMessage, MessageRow>();
  const all = [...lines, ...boards].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const given of all) {
    const { at, replyTo, mentions, reactions, pinned, ...message } = given;
    const { timetoken } = await takePlace(tx, groupId, at);
    const line = replyTo === undefined ? undefined : lines[replyTo];
    const answered = (line && rows.get(line)?.id) ?? null;
    const row = await insertMessage(tx, {
      ...message,
      clientId: isWritten(message.type) ? (message.clientId ?? newId()) : null,
      id: newId<MessageId>(),
      groupId,
      timetoken,
      replyTo: answered,
      pinnedAt: pinned ? at : null,
    });
    rows.set(given, row);
    await insertMentions(tx, row, mentions ?? []);
    for (const reaction of reactions ?? [])
      await putReaction(tx, { messageId: row.id, ...reaction, at });
    await recordPosted(tx, row);
  }
  return rows;
}

function isWritten(type: MessageType): boolean {
  return writtenTypes.some((each) => each === type);
}

/** What is posted once is not posted again. */
async function recordPosted(tx: Transaction, { groupId, type, senderId, data }: MessageRow) {
  const board = boardTypes.find((each) => each === type);
  if (board && data && 'to' in data) await takeBoard(tx, { groupId, type: board, toDate: data.to });
  if (type === 'five_wins' && senderId && data && 'date' in data)
    await takeFiveWins(tx, { groupId, userId: senderId, date: data.date });
}

/** Up to when somebody has read a conversation that was put in place. */
export async function importMark(
  tx: Transaction,
  mark: { readonly groupId: GroupId; readonly userId: UserId },
  readTo: Date,
): Promise<void> {
  await moveMark(tx, mark, timetokenAt(readTo), true);
}
