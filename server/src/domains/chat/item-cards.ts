import type { GroupId, MessageId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { SharedCard } from '@stratum/contract/shared-card';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { isMember } from '../groups/index.ts';
import { takePlace } from './log-store.ts';
import { createMessageNotices } from './message-notices.ts';
import { tellMessage } from './news.ts';
import {
  findByClientId,
  findMessage,
  insertMessage,
  takeClientId,
  updateMessage,
} from './store.ts';
import { oneMessage } from './to-message.ts';

interface Sent {
  readonly groupId: GroupId;
  readonly senderId: UserId;
  readonly clientId: string;
}

/** What somebody who shares an item needs of the chat. */
export interface ItemCards {
  /** What was posted by a client’s id before; null also for who is no member. */
  find(tx: Queryable, sent: Sent): Promise<Message | null>;
  /**
   * @returns the message, and what is to be called once it is committed; null for a repetition and for
   * who is no member, after which the transaction has to be given up
   */
  post(
    tx: Transaction,
    sent: Sent,
    card: SharedCard,
  ): Promise<{ message: Message; committed: () => void } | null>;
  /** Has the card say that it is taken back. */
  takeBack(tx: Transaction, groupId: GroupId, id: MessageId): Promise<void>;
}

export function createItemCards(deps: { readonly clock: Clock }): ItemCards {
  const { clock } = deps;
  const notices = createMessageNotices(deps);
  return {
    async find(tx, sent) {
      const row = await findByClientId(tx, sent);
      return row && (await isMember(tx, sent.groupId, sent.senderId))
        ? oneMessage(tx, deps, row)
        : null;
    },
    async post(tx, sent, item) {
      const place = await takePlace(tx, sent.groupId, clock.now());
      const { timetoken } = place;
      if (!(await takeClientId(tx, sent, timetoken))) return null;
      const id = newId<MessageId>();
      const data = { item };
      const row = await insertMessage(tx, { ...sent, timetoken, id, type: 'shared_item', data });
      const message = await oneMessage(tx, deps, row);
      tellMessage(tx, place, 'message', message);
      return { message, committed: await notices.schedule(tx, [message]) };
    },
    async takeBack(tx, groupId, id) {
      const place = await takePlace(tx, groupId, clock.now());
      const found = await findMessage(tx, groupId, id);
      if (!found || found.deletedAt !== null) return;
      const row = await updateMessage(tx, id, { data: null, changedAt: place.timetoken });
      tellMessage(tx, place, 'message_changed', await oneMessage(tx, deps, row));
    },
  };
}
