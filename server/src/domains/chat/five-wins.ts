import type { MessageId, UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { groupsSharedWith } from '../groups/index.ts';
import { takeFiveWins } from './boards-store.ts';
import { takePlace } from './log-store.ts';
import { tellMessage } from './news.ts';
import { insertMessage } from './store.ts';
import { bareMessage } from './to-message.ts';

/** Tells the groups that somebody shares their wins with of five on one day: once, even if undone. */
export function createTellFiveWins({ clock }: { readonly clock: Clock }) {
  return async (tx: Transaction, userId: UserId, date: string): Promise<void> => {
    for (const groupId of await groupsSharedWith(tx, userId)) {
      if (!(await takeFiveWins(tx, { groupId, userId, date }))) continue;
      const place = await takePlace(tx, groupId, clock.now());
      const row = await insertMessage(tx, {
        groupId,
        timetoken: place.timetoken,
        id: newId<MessageId>(),
        type: 'five_wins',
        senderId: userId,
        data: { date },
      });
      tellMessage(tx, place, 'message', bareMessage(row));
    }
  };
}
