import type { GroupEvent } from '@stratum/contract/group-events';
import type { GroupPart } from '@stratum/contract/group-rules';
import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Place } from './log-store.ts';

/** What happens in groups, as processes tell each other. */
export const chatTopic = 'chat';

export type ChatNews = { readonly groupId: GroupId } & (
  | {
      readonly place: Place;
      readonly type: 'message' | 'message_changed';
      readonly message: Message;
    }
  /** What nobody misses who misses it. */
  | { readonly passing: Extract<GroupEvent, { readonly type: 'typing' | 'read' }> }
  /** Who looks at the group in one process. */
  | { readonly process: string; readonly present: readonly UserId[] }
  /** Part of the group is another, for all members or for one of them. */
  | { readonly part: GroupPart; readonly to: UserId | undefined }
  /** The group has ended. */
  | { readonly over: true }
);

/** Tells all processes, once the transaction is committed; at once where there is none. */
export function tell(tx: Queryable, news: ChatNews): void {
  tx.afterCommit({ topic: chatTopic, news });
}

/** Tells of a message that has been written or changed at a place. */
export function tellMessage(
  tx: Transaction,
  place: Place,
  type: 'message' | 'message_changed',
  message: Message,
): void {
  tell(tx, { groupId: message.groupId, place, type, message });
}
