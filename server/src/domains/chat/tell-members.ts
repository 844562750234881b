import type { GroupEvent } from '@stratum/contract/group-events';
import type { GroupPart } from '@stratum/contract/group-rules';
import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import type { LivePeer } from '../../platform/live/frames.ts';
import { groupFacts, membersAmong } from '../groups/index.ts';
import { lastMessagesOf, nothingYet } from './last-messages.ts';
import { unreadIn } from './marks-store.ts';
import { pageOf } from './store.ts';

/** Tells connections what is unread for their people, who are members by what the tables say now. */
export async function tellUnread(
  deps: { readonly db: Queryable; readonly clock: Clock },
  groupId: GroupId,
  peers: readonly LivePeer[],
): Promise<void> {
  const { db } = deps;
  const counts = await unreadIn(db, groupId, peopleOf(peers));
  const last = await lastMessagesOf(db, deps, await pageOf(db, groupId, { limit: 1 }));
  const frame = once(
    (unreadCount: number): GroupEvent => ({
      type: 'unread',
      groupId,
      unreadCount,
      ...(last.get(groupId) ?? nothingYet),
    }),
  );
  for (const peer of peers) {
    const count = counts.get(peer.userId);
    if (count !== undefined) peer.deliver('unread', frame(count));
  }
}

/** Tells members which parts of their group are others, with what all of them see of it now. */
export async function tellChanged(
  db: Queryable,
  groupId: GroupId,
  peers: readonly LivePeer[],
  partsFor: (peer: LivePeer) => readonly GroupPart[],
): Promise<void> {
  const group = await groupFacts(db, groupId);
  if (!group) return;
  const members = await membersAmong(db, groupId, peopleOf(peers));
  const frame = once(
    (parts: string): GroupEvent => ({
      type: 'group_changed',
      groupId,
      parts: parts.split(' ') as GroupPart[],
      group,
    }),
  );
  for (const peer of peers) {
    if (members.has(peer.userId))
      peer.deliver('group_changed', frame([...new Set(partsFor(peer))].toSorted().join(' ')));
  }
}

function peopleOf(peers: readonly LivePeer[]): UserId[] {
  return [...new Set(peers.map(({ userId }) => userId))];
}

/** Serialises what many get alike once. */
function once<Key>(make: (key: Key) => GroupEvent): (key: Key) => Buffer {
  const made = new Map<Key, Buffer>();
  return (key) => {
    const text = made.get(key) ?? Buffer.from(JSON.stringify(make(key)));
    made.set(key, text);
    return text;
  };
}
