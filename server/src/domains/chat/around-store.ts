import type { GroupId, MessageId } from '@stratum/contract/ids';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { accounts } from '../accounts/index.ts';
import { chatMessages } from './tables.ts';

interface NeighbouringMessage {
  readonly id: MessageId;
  readonly timetoken: string;
  /** Null for what the product says, and where the account has ended. */
  readonly name: string | null;
  /** Null where it has no words, or they are deleted. */
  readonly body: string | null;
}

/** What was written right before and after a place in a group, in order, without what stands there. */
export async function messagesAround(
  tx: Queryable,
  groupId: GroupId,
  timetoken: string,
  count: number,
): Promise<NeighbouringMessage[]> {
  const side = (isBefore: boolean) => {
    const { id, body, timetoken: place } = chatMessages;
    return tx
      .select({ id, timetoken: place, name: accounts.firstName, body })
      .from(chatMessages)
      .leftJoin(accounts, eq(accounts.id, chatMessages.senderId))
      .where(
        and(
          eq(chatMessages.groupId, groupId),
          isBefore ? lt(place, timetoken) : gt(place, timetoken),
        ),
      )
      .orderBy(isBefore ? desc(place) : asc(place))
      .limit(count);
  };
  const before = await side(true);
  return [...before.reverse(), ...(await side(false))];
}
