import type { GroupId, MessageId, UserId } from '@stratum/contract/ids';
import type { Message, NewMessage } from '@stratum/contract/message';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { takePlaces } from './log-store.ts';
import { tellMessage } from './news.ts';
import type { MessageRow } from './tables.ts';
import { insertTexts, type NewText } from './texts-store.ts';
import { bareMessage } from './to-message.ts';

interface SentText {
  readonly senderId: UserId;
  readonly message: NewMessage;
}

/**
 * Stores texts that were sent to a group, in their order and by one transaction.
 * @returns null for a repetition, and for who is no member
 */
export async function storeTexts(
  tx: Transaction,
  clock: Clock,
  groupId: GroupId,
  sent: readonly SentText[],
): Promise<(Message | null)[]> {
  const places = await takePlaces(tx, groupId, clock.now(), sent.length);
  const texts = sent.map(({ senderId, message }, at): NewText => {
    const timetoken = places.timetokens[at] ?? '';
    const { clientId, body = '' } = message;
    return { id: newId<MessageId>(), senderId, clientId, timetoken, body };
  });
  const stored = await insertTexts(tx, groupId, texts);
  let { previous } = places;
  return texts.map((text) => {
    if (!stored.has(text.timetoken)) return null;
    const message = bareMessage({ ...bareText, ...text, groupId });
    const { timetoken } = message;
    tellMessage(tx, { timetoken, previous }, 'message', message);
    previous = timetoken;
    return message;
  });
}

/** What a row has that holds words alone. */
const bareText = {
  type: 'text',
  subjectId: null,
  fileId: null,
  goalId: null,
  replyTo: null,
  data: null,
  pinnedAt: null,
  editedAt: null,
  deletedAt: null,
  takenDown: false,
  changedAt: null,
} as const satisfies Partial<MessageRow>;
