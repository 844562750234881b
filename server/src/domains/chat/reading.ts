import type { chatRoutes as routes } from '@stratum/contract/chat';
import type { Call } from '../../platform/http/call.ts';
import { markRead } from '../notifications/index.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import { markOf, moveMark } from './marks-store.ts';
import { tell } from './news.ts';

/** What a member has been told of a group that they have read since. */
const toldOfMessages = ['new_message', 'missed_messages', 'mention'] as const;

/** Two devices that read at once leave the later place. */
export async function moveReadMark(
  { clock, limitMarks }: Pick<Deps, 'clock' | 'limitMarks'>,
  { tx, open, body, caller }: Call<typeof routes.updateUnreadMessages, Doors>,
) {
  await limitMarks(caller.userId);
  const { group } = await open.group(tx);
  const mark = { groupId: group.id, userId: caller.userId };
  const isMoved = await moveMark(tx, mark, body.timetoken, body.unread === true);
  const now = await markOf(tx, mark);
  const { timetoken } = now;
  if (isMoved) tell(tx, { groupId: group.id, passing: { type: 'read', ...mark, timetoken } });
  if (isMoved && now.unreadCount === 0)
    await markRead(
      tx,
      { userId: mark.userId, kinds: toldOfMessages, about: { groupId: group.id } },
      clock.now(),
    );
  return now;
}
