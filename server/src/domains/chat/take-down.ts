import type { GroupId, MessageId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { existingGroups } from '../groups/index.ts';
import { releaseFiles } from '../uploads/index.ts';
import type { SharedCopies } from './deps.ts';
import { takePlace } from './log-store.ts';
import { tellMessage } from './news.ts';
import { removeParts } from './parts-store.ts';
import { findMessage, updateMessage } from './store.ts';
import type { MessageRow } from './tables.ts';
import { oneMessage } from './to-message.ts';

interface TakeDownDeps {
  readonly clock: Clock;
  readonly copies: SharedCopies;
}

/** Leaves of a message that it was there, and takes all that it said. */
export async function blankMessage(
  tx: Transaction,
  { clock, copies }: TakeDownDeps,
  row: MessageRow,
  gone: { readonly deletedAt: Date; readonly takenDown: boolean; readonly changedAt: string },
): Promise<MessageRow> {
  await removeParts(tx, row.id);
  if (row.fileId) await releaseFiles(tx, clock, [row.fileId]);
  if (row.type === 'shared_item') await copies.end(tx, row.id);
  const blank = { body: null, fileId: null, goalId: null, data: null, pinnedAt: null };
  return updateMessage(tx, row.id, { ...blank, ...gone });
}

/** Takes a message down for who runs the installation; what is gone already stays so. */
export async function takeDownMessage(
  tx: Transaction,
  deps: TakeDownDeps,
  groupId: GroupId,
  id: MessageId,
): Promise<void> {
  if (!(await existingGroups(tx, [groupId])).has(groupId)) return;
  const now = deps.clock.now();
  const place = await takePlace(tx, groupId, now);
  const row = await findMessage(tx, groupId, id);
  if (!row || row.deletedAt !== null) return;
  const gone = { deletedAt: now, takenDown: true, changedAt: place.timetoken };
  const blank = await blankMessage(tx, deps, row, gone);
  tellMessage(tx, place, 'message_changed', await oneMessage(tx, deps, blank));
}
