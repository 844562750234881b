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
import type { Deps } from './deps.ts';
import { takePlace } from './log-store.ts';
import { tellThoseMeant } from './mentions.ts';
import { tellMessage } from './news.ts';
import {
  findByClientId,
  findMessage,
  insertMentions,
  insertMessage,
  takeClientId,
} from './store.ts';
import { bareMessage, oneMessage } from './to-message.ts';

interface Sending {
  readonly groupId: GroupId;
  readonly senderId: UserId;
  readonly message: NewMessage;
}

export async function postMessage(
  deps: Deps,
  { open, body, caller }: Call<typeof routes.sendMessage, Doors>,
): Promise<Message> {
  const { group } = await open.group(deps.db);
  return send(deps, { groupId: group.id, senderId: caller.userId, message: body });
}

/** The client's id was used before. */
class Repetition extends Error {
  override name = 'Repetition';
}

/**
 * Stores a message; one with a client's id that was used before is the first one. Membership is asked
 * under the group's lock: who was removed meanwhile writes nothing.
 * @throws AppError not_found, or what is wrong with its attachment
 */
export async function send(deps: Deps, sending: Sending): Promise<Message> {
  const { groupId, senderId, message } = sending;
  const clientId = { groupId, senderId, clientId: message.clientId };
  await deps.limitMessages(senderId);
  try {
    const earlier = message.attachment && (await findByClientId(deps.db, clientId));
    if (earlier) throw new Repetition();
    const upload = await attachedUpload(deps, senderId, message);
    const { stored, committed } = await inTransaction(deps.db, async (tx) => {
      const place = await takePlace(tx, groupId, deps.clock.now());
      if (!(await takeClientId(tx, clientId, place.timetoken))) throw new Repetition();
      const written = await store(tx, deps, sending, { ...place, upload });
      return { stored: written, committed: await deps.notices.schedule(tx, written) };
    });
    committed();
    return stored;
  } catch (error) {
    if (!(error instanceof Repetition)) throw error;
  }
  const first = await findByClientId(deps.db, clientId);
  // What was sent by somebody who has left since is not shown to them.
  if (!first || !(await isMember(deps.db, groupId, senderId))) throw new AppError('not_found');
  return oneMessage(deps.db, deps, first);
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
  const isBare = !replyTo && !attachment && mentions.length === 0;
  if (!isBare) {
    const meant = {
      mentions: await insertMentions(tx, row, mentions),
      repliedTo: answered ? answered.senderId : null,
    };
    await tellThoseMeant(tx, row, senderId, meant, deps.clock.now());
  }
  const stored = isBare ? bareMessage(row) : await oneMessage(tx, deps, row);
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
