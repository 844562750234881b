import { instantOf } from '@stratum/contract/message-words';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { Deps } from './deps.ts';
import { takePlace, takePlaces } from './log-store.ts';
import {
  blankMessagesOf,
  countMessagesOf,
  countWrittenBy,
  everyMessageOf,
  groupsWrittenIn,
} from './written-by-store.ts';

/** What somebody wrote. An account that ends takes words, files and name with it, and leaves the places. */
export function chatPersonalData({ clock }: Pick<Deps, 'clock'>): PersonalData {
  return {
    name: 'chat',
    tables: [
      'chat_messages',
      'chat_client_ids',
      'chat_reactions',
      'chat_mentions',
      'chat_five_wins',
    ],
    counts: async (db, userId) => ({ messages: await countWrittenBy(db, userId) }),
    async *export({ db, userId }) {
      yield {
        path: 'chat/messages.json',
        async *rows() {
          for await (const { groupId, type, body, timetoken, deletedAt } of everyMessageOf(
            db,
            userId,
          ))
            yield { groupId, type, body, at: instantOf(timetoken), deletedAt };
        },
      };
    },
    async erase(tx, userId) {
      for (const groupId of await groupsWrittenIn(tx, userId)) {
        const now = clock.now();
        // For the group's lock: nothing more of theirs is written from here on.
        await takePlace(tx, groupId, now);
        const own = { groupId, senderId: userId };
        const count = await countMessagesOf(tx, own);
        if (count === 0) continue;
        const { timetokens } = await takePlaces(tx, groupId, now, count);
        await blankMessagesOf(tx, own, now, { first: timetokens[0] ?? '', count });
      }
    },
  };
}
