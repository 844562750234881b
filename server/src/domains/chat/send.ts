import type { chatRoutes as routes } from '@stratum/contract/chat';
import type { FileId, GroupId, MessageId, UserId } from '@stratum/contract/ids';
import type { Message, NewMessage } from '@stratum/contract/message';
import type { MessageType } from '@stratum/contract/message-words';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { ownsGoal } from '../goals/index.ts';
import { isMember } from '../groups/index.ts';
import { claimUpload, type ValidatedUpload, validatedUpload } from '../uploads/index.ts';
import type { Doors } from './access.ts';
import { createBatches } from './batches.ts';
import type { Deps } from './deps.ts';
import { takePlace } from './log-store.ts';
import { tellThoseMeant } from './mentions.ts';
import { tellMessage } from './news.ts';
import { storeTexts } from './send-texts.ts';
import {
  findByClientId,
  findMessage,
  insertMentions,
  insertMessage,
  takeClientId,
} from './store.ts';
import { oneMessage } from './to-message.ts';

export interface Sending {
  readonly groupId: GroupId;
  readonly senderId: UserId;
  readonly message: NewMessage;
}

export async function postMessage(
  { db }: Deps,
  send: Send,
  { open, body, caller }: Call<typeof routes.sendMessage, Doors>,
): Promise<Message> {
  const { group } = await open.group(db);
  return send({ groupId: group.id, senderId: caller.userId, message: body });
}

/** The client's id was used before, or its sender is no member. */
class Repetition extends Error {
  override name = 'Repetition';
}

/** A message on its way into its group's order. */
interface Checked extends Sending {
  readonly upload: ValidatedUpload | null;
}

/**
 * Stores a message; one with a client's id that was used before is the first one. Membership is asked
 * under the group's lock: who was removed meanwhile writes nothing.
 * @throws AppError not_found, or what is wrong with its attachment
 */
export type Send = (sending: Sending) => Promise<Message>;

export function createSend(deps: Deps): Send {
  const { db } = deps;
  const batches = createBatches<Checked, Message | null>((take) => storeNext(deps, take));
  return async (sending) => {
    const { groupId, senderId, message } = sending;
    const clientId = { groupId, senderId, clientId: message.clientId };
    await deps.limitMessages(senderId);
    const earlier = message.attachment && (await findByClientId(db, clientId));
    if (!earlier) {
      const upload = await attachedUpload(deps, senderId, message);
      const stored = await batches.add(groupId, { ...sending, upload }, !isPlainText(message));
      if (stored) return stored;
    }
    const first = await findByClientId(db, clientId);
    // What was sent by somebody who has left since is not shown to them.
    if (!first || !(await isMember(db, groupId, senderId))) throw new AppError('not_found');
    return oneMessage(db, deps, first);
  };
}

/** Words alone, which several are stored of at once. */
function isPlainText({ attachment, replyTo, mentions = [] }: NewMessage): boolean {
  return !attachment && !replyTo && mentions.length === 0;
}

/**
 * Stores what comes next in a group, in one transaction; null for what is there already. Where nothing
 * is stored, no place is taken.
 */
async function storeNext(
  deps: Deps,
  take: () => readonly Checked[],
): Promise<readonly (Message | null)[]> {
  let count = 0;
  try {
    const { stored, committed } = await inTransaction(deps.db, async (tx) => {
      const next = take();
      count = next.length;
      const messages = await storeAll(tx, deps, next);
      const written = messages.filter((message) => message !== null);
      if (written.length === 0) throw new Repetition();
      return { stored: messages, committed: await deps.notices.schedule(tx, written) };
    });
    committed();
    return stored;
  } catch (error) {
    if (error instanceof Repetition) return Array.from({ length: count }, () => null);
    throw error;
  }
}

async function storeAll(
  tx: Transaction,
  deps: Deps,
  next: readonly Checked[],
): Promise<readonly (Message | null)[]> {
  const [first] = next;
  if (!first) return [];
  return isPlainText(first.message)
    ? storeTexts(tx, deps.clock, first.groupId, next)
    : [await storeOne(tx, deps, first)];
}

async function storeOne(tx: Transaction, deps: Deps, checked: Checked): Promise<Message> {
  const { groupId, senderId, message, upload } = checked;
  const place = await takePlace(tx, groupId, deps.clock.now());
  const clientId = { groupId, senderId, clientId: message.clientId };
  if (!(await takeClientId(tx, clientId, place.timetoken))) throw new Repetition();
  return store(tx, deps, checked, { ...place, upload });
}

interface Placed {
  readonly timetoken: string;
  readonly previous: string;
  readonly upload: ValidatedUpload | null;
}

async function store(
  tx: Transaction,
  deps: Deps,
  { groupId, senderId, message }: Sending,
  { timetoken, previous, upload }: Placed,
): Promise<Message> {
  const { type, body = null, attachment, replyTo, mentions = [] } = message;
  const answered = replyTo && (await findMessage(tx, groupId, replyTo));
  if (replyTo && !answered) throw new AppError('not_found');
  const fileId: FileId | null = upload && (await claimUpload(tx, deps.clock, upload, 'chat')).id;
  const data = (attachment && 'shape' in attachment && attachment.shape) || null;
  const goalId = attachment && 'goalId' in attachment ? attachment.goalId : null;
  if (goalId && !(await ownsGoal(tx, senderId, goalId))) throw new AppError('not_found');
  const row = await insertMessage(tx, {
    groupId,
    timetoken,
    id: newId<MessageId>(),
    type,
    senderId,
    clientId: message.clientId,
    body,
    fileId,
    goalId,
    data,
    replyTo: replyTo ?? null,
  });
  const meant = {
    mentions: await insertMentions(tx, row, mentions),
    repliedTo: answered ? answered.senderId : null,
  };
  await tellThoseMeant(tx, row, senderId, meant, deps.clock.now());
  const stored = await oneMessage(tx, deps, row);
  tellMessage(tx, { timetoken, previous }, 'message', stored);
  return stored;
}

/** Looked at before the transaction: a file may have to be read. */
async function attachedUpload(
  { uploads }: Deps,
  senderId: UserId,
  { type, attachment }: NewMessage,
): Promise<ValidatedUpload | null> {
  if (!attachment || !('uploadId' in attachment)) return null;
  const upload = await validatedUpload(uploads, senderId, attachment.uploadId);
  if (!fits(type, upload.stored.type)) throw new AppError('unsupported_file');
  return upload;
}

/** Anything may be sent as a file, and is saved then, not shown. */
function fits(type: MessageType, mime: string): boolean {
  return type === 'file' || mime.startsWith(`${type}/`);
}
