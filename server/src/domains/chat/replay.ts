import type { GroupId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { LivePeer } from '../../platform/live/frames.ts';
import { existingGroups, isMember } from '../groups/index.ts';
import { entriesAtOnce } from './entries.ts';
import type { Entry, Feed } from './feed.ts';
import { lastPlace } from './log-store.ts';
import { changedAfter, pageOf } from './store.ts';
import { toMessages } from './to-message.ts';

interface ReplayDeps {
  readonly db: Database;
  readonly clock: Clock;
}

interface Replay {
  readonly groupId: GroupId;
  readonly peer: LivePeer;
  readonly feed: Feed;
  /** The place after which to begin. */
  readonly from: string;
  /** Whether another `resume` of the group has taken its place. */
  isStale(): boolean;
}

/**
 * Sends what a connection lacks and makes it live, with nothing between: it joins in the same turn in
 * which it is seen that the feed is no further than what was read. Each look asks for membership.
 * @returns whether it is live
 */
export async function replay(deps: ReplayDeps, given: Replay): Promise<boolean> {
  const { db } = deps;
  const { groupId, peer, feed, from } = given;
  const { userId } = peer;
  const isNeeded = () => peer.isOpen() && !given.isStale();
  let sent = from;
  // What is sent from here on is sent as it is: changes after this moment alone are told besides.
  const start = await lastPlace(db, groupId);
  const changesFrom = from < start && Number(from) > 0 ? from : start;
  while (isNeeded()) {
    const last = await lastPlace(db, groupId);
    const rows = await pageOf(db, groupId, { after: sent, limit: entriesAtOnce });
    const messages = await toMessages(db, deps, rows);
    const changed = rows.length < entriesAtOnce ? await changesOf(deps, groupId, changesFrom) : [];
    const isIn = await isMember(db, groupId, userId);
    // Whoever has heard of the end of a membership has told them.
    if (!isNeeded()) return false;
    if (!isIn) {
      peer.send({ type: 'membership_ended', groupId, reason: await reasonOf(db, groupId) });
      return false;
    }
    for (const message of messages) {
      if (!isNeeded()) return false;
      peer.send({ type: 'message', groupId, message });
      await peer.room();
    }
    sent = rows.at(-1)?.timetoken ?? sent;
    if (rows.length === entriesAtOnce) continue;
    const upTo = last > sent ? last : sent;
    if (!isNeeded()) return false;
    if (feed.position() > upTo) continue;
    peer.send({ type: 'resumed', groupId, timetoken: upTo });
    for (const { message } of changed) peer.send({ type: 'message_changed', groupId, message });
    feed.add(peer, upTo);
    return true;
  }
  return false;
}

/** Why somebody is a member no longer, of whom no signal has told. */
async function reasonOf(db: Database, groupId: GroupId): Promise<'removed' | 'groupDelete'> {
  return (await existingGroups(db, [groupId])).has(groupId) ? 'removed' : 'groupDelete';
}

/** All that was changed after a place. */
async function changesOf(
  { db, clock }: ReplayDeps,
  groupId: GroupId,
  from: string,
): Promise<Pick<Entry, 'message'>[]> {
  const changes: Pick<Entry, 'message'>[] = [];
  for (let after = from; ; ) {
    const rows = await changedAfter(db, groupId, after, entriesAtOnce);
    for (const message of await toMessages(db, { clock }, rows)) changes.push({ message });
    const last = rows.at(-1)?.changedAt;
    if (rows.length < entriesAtOnce || !last) return changes;
    after = last;
  }
}
