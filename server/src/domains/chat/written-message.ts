import type { GroupId, MessageId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { findMessage } from './store.ts';
import { oneMessage } from './to-message.ts';

/** A message of a group as its members see it; null where it is deleted. */
export async function writtenMessage(
  tx: Queryable,
  deps: { readonly clock: Clock },
  groupId: GroupId,
  id: MessageId,
): Promise<Message | null> {
  const row = await findMessage(tx, groupId, id);
  return row && row.deletedAt === null ? oneMessage(tx, deps, row) : null;
}
