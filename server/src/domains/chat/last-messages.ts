import type { Named } from '@stratum/contract/group';
import type { GroupId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { namedBy } from '@stratum/contract/named-by';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { namesIn } from '../groups/index.ts';
import type { MessageRow } from './tables.ts';
import { toMessages } from './to-message.ts';

export interface LastMessage {
  readonly lastMessage: Message | null;
  readonly named: Named;
}

export const nothingYet: LastMessage = { lastMessage: null, named: [] };

/** The last messages of groups, as a list of groups shows them. */
export async function lastMessagesOf(
  tx: Queryable,
  deps: { readonly clock: Clock },
  rows: readonly MessageRow[],
): Promise<ReadonlyMap<GroupId, LastMessage>> {
  if (rows.length === 0) return new Map();
  const messages = await toMessages(tx, deps, rows);
  const groupIds = messages.map(({ groupId }) => groupId);
  const names = await namesIn(tx, groupIds, [...new Set(messages.flatMap(namedBy))]);
  return new Map(
    messages.map((message) => {
      const ids = new Set(namedBy(message));
      const named = names
        .filter(({ groupId, userId }) => groupId === message.groupId && ids.has(userId))
        .map(({ userId, first_name }) => ({ userId, first_name }));
      return [message.groupId, { lastMessage: message, named }];
    }),
  );
}
