import type { MessageId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { newId } from '../../platform/new-id.ts';
import type { ChatPort } from '../groups/index.ts';
import { releaseFiles } from '../uploads/index.ts';
import { scheduleBoards } from './boards.ts';
import type { SharedCopies } from './deps.ts';
import { deleteLogOf } from './ended-store.ts';
import { endedGroupJob } from './jobs.ts';
import { lastMessagesOf, nothingYet } from './last-messages.ts';
import { takePlace } from './log-store.ts';
import { summariesOf } from './marks-store.ts';
import { tell, tellMessage } from './news.ts';
import { fileIdsIn } from './parts-store.ts';
import { findMessages, insertMessage } from './store.ts';
import { bareMessage } from './to-message.ts';

/** What groups need of the chat in them. */
export function createChatPort({
  clock,
  jobs,
  copies,
}: {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly copies: SharedCopies;
}): ChatPort {
  return {
    async announce(tx, groupId, { type, actorId, subjectId }) {
      const place = await takePlace(tx, groupId, clock.now());
      const { timetoken } = place;
      const id = newId<MessageId>();
      const row = await insertMessage(tx, {
        groupId,
        timetoken,
        id,
        type,
        senderId: actorId,
        subjectId,
      });
      tellMessage(tx, place, 'message', bareMessage(row));
    },
    scheduleBoards: (tx, group) => scheduleBoards(tx, group, clock.now()),
    changed: (tx, groupId, part, to = undefined) => tell(tx, { groupId, part, to }),
    async end(tx, groupId) {
      // For the group's lock: whoever waits to write finds that they are in it no more.
      await takePlace(tx, groupId, clock.now());
      await releaseFiles(tx, clock, await fileIdsIn(tx, groupId));
      await copies.endGroup(tx, groupId);
      await deleteLogOf(tx, groupId);
      await jobs.send(tx, endedGroupJob, { groupId });
      tell(tx, { groupId, over: true });
    },
    async summaries(tx, userId) {
      const rows = await summariesOf(tx, userId);
      const ids = rows.flatMap(({ lastMessage }) => lastMessage ?? []);
      const last = await lastMessagesOf(tx, { clock }, await findMessages(tx, ids));
      return new Map(
        rows.map(({ groupId, unreadCount }) => [
          groupId,
          { unreadCount, ...(last.get(groupId) ?? nothingYet) },
        ]),
      );
    },
  };
}
