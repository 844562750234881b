import type { GoalId, GroupId, MessageId } from '@stratum/contract/ids';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import type { GoalCards } from '../goals/index.ts';
import { takePlace } from './log-store.ts';
import { tellMessage } from './news.ts';
import { insertMessage, updateMessage } from './store.ts';
import { chatMessages, type MessageRow } from './tables.ts';
import { oneMessage } from './to-message.ts';

/** Cards of one goal that are told of its changes: the newest. Older ones are right when they are read. */
const mostTold = 20;

/** What goals need of their cards in groups. Places are taken in the order of groups. */
export function createGoalCards(deps: { readonly clock: Clock }): GoalCards {
  return {
    async changed(tx, goalId) {
      for (const { id, groupId } of await cardsOf(tx, goalId)) {
        const place = await takePlace(tx, groupId, deps.clock.now());
        const row = await updateMessage(tx, id, { changedAt: place.timetoken });
        tellMessage(tx, place, 'message_changed', await oneMessage(tx, deps, row));
      }
    },
    async show(tx, { goalId, groupId, userId: senderId }) {
      const shown = await cardsOf(tx, goalId, groupId);
      if (shown.length > 0) return;
      const place = await takePlace(tx, groupId, deps.clock.now());
      const row = await insertMessage(tx, {
        groupId,
        timetoken: place.timetoken,
        id: newId<MessageId>(),
        type: 'goalHistoryImage',
        senderId,
        clientId: newId(),
        goalId,
      });
      tellMessage(tx, place, 'message', await oneMessage(tx, deps, row));
    },
  };
}

async function cardsOf(
  tx: Queryable,
  goalId: GoalId,
  groupId?: GroupId,
): Promise<Pick<MessageRow, 'id' | 'groupId'>[]> {
  const newest = tx
    .select({ id: chatMessages.id, groupId: chatMessages.groupId })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.goalId, goalId),
        isNull(chatMessages.deletedAt),
        groupId && eq(chatMessages.groupId, groupId),
      ),
    )
    .orderBy(desc(chatMessages.timetoken))
    .limit(mostTold)
    .as('newest');
  return tx.select().from(newest).orderBy(asc(newest.groupId));
}
