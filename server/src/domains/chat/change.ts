import type { chatRoutes as routes } from '@stratum/contract/chat';
import type { Message } from '@stratum/contract/message';
import { instantOf, messageLimits } from '@stratum/contract/message-words';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OpenedGroup } from '../groups/index.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import { takePlace } from './log-store.ts';
import { tellMessage } from './news.ts';
import { putReaction, removeReaction } from './parts-store.ts';
import { countPinned, findMessage, updateMessage } from './store.ts';
import type { MessageRow } from './tables.ts';
import { blankMessage } from './take-down.ts';
import { oneMessage } from './to-message.ts';

/** Messages that are pinned in a group at once. */
const mostPinned = 50;

interface Changed {
  readonly tx: Transaction;
  readonly row: MessageRow;
  readonly opened: OpenedGroup;
  readonly now: Date;
  /** Its place among what happens in the group. */
  readonly changedAt: string;
}

type Named = Call<typeof routes.editMessage | typeof routes.pinMessage, Doors>['params'];

/**
 * Changes a message under its group's lock, after which membership is read once more.
 * @throws AppError not_found, also for one that is deleted
 */
async function change(
  deps: Deps,
  open: (tx: Transaction) => Promise<OpenedGroup>,
  { ppauGroupId, messageId }: Named,
  work: (changed: Changed) => Promise<MessageRow>,
): Promise<Message> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await open(tx);
    const place = await takePlace(tx, ppauGroupId, now);
    const { timetoken: changedAt } = place;
    const opened = await open(tx);
    const row = await findMessage(tx, ppauGroupId, messageId);
    if (!row || row.deletedAt !== null) throw new AppError('not_found');
    const changed = await work({ tx, row, opened, now, changedAt });
    const message = await oneMessage(tx, deps, changed);
    tellMessage(tx, place, 'message_changed', message);
    return message;
  });
}

export function editMessage(
  deps: Deps,
  { open, params, body }: Call<typeof routes.editMessage, Doors>,
): Promise<Message> {
  return change(
    deps,
    (tx) => open.group(tx),
    params,
    async ({ tx, row, opened, now, changedAt }) => {
      if (row.senderId !== opened.member.userId || row.body === null)
        throw new AppError('forbidden');
      checkTime(row, now);
      return updateMessage(tx, row.id, { body: body.body, editedAt: now, changedAt });
    },
  );
}

export function deleteMessage(
  deps: Deps,
  { open, params }: Call<typeof routes.deleteMessage, Doors>,
): Promise<Message> {
  return change(
    deps,
    (tx) => open.group(tx),
    params,
    async ({ tx, row, opened, now, changedAt }) => {
      const { group, member } = opened;
      const isOwn = row.senderId === member.userId && row.subjectId === null;
      const isAdmin = group.adminId === member.userId;
      if (!isWritten(row) || !(isOwn || isAdmin)) throw new AppError('forbidden');
      if (!isAdmin) checkTime(row, now);
      return blankMessage(tx, deps, row, { deletedAt: now, takenDown: !isOwn, changedAt });
    },
  );
}

export function reactToMessage(
  deps: Deps,
  { open, params, body: { emoji } }: Call<typeof routes.reactToMessage, Doors>,
): Promise<Message> {
  return change(
    deps,
    (tx) => open.group(tx),
    params,
    async ({ tx, row, opened, now, changedAt }) => {
      const { userId } = opened.member;
      const isChange =
        emoji === null
          ? await removeReaction(tx, row.id, userId)
          : await putReaction(tx, { messageId: row.id, userId, emoji, at: now });
      return isChange ? updateMessage(tx, row.id, { changedAt }) : row;
    },
  );
}

export function pinMessage(
  deps: Deps,
  { open, params, body: { pinned } }: Call<typeof routes.pinMessage, Doors>,
): Promise<Message> {
  return change(
    deps,
    (tx) => open.ownGroup(tx),
    params,
    async ({ tx, row, now, changedAt }) => {
      if ((row.pinnedAt !== null) === pinned) return row;
      if (pinned && (await countPinned(tx, row.groupId)) >= mostPinned)
        throw new AppError('conflict');
      return updateMessage(tx, row.id, { pinnedAt: pinned ? now : null, changedAt });
    },
  );
}

/** What the product says in a group is nobody's to delete. */
function isWritten({ clientId }: MessageRow): boolean {
  return clientId !== null;
}

/** @throws AppError too_late */
function checkTime({ timetoken }: MessageRow, now: Date): void {
  const age = now.getTime() - instantOf(timetoken).getTime();
  if (age > messageLimits.changeableMinutes * 60_000) throw new AppError('too_late');
}
