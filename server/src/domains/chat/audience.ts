import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Database } from '../../platform/database.ts';
import type { LivePeer } from '../../platform/live/frames.ts';
import { membershipsAmong } from '../groups/index.ts';

/**
 * Who is connected to this process, by their groups: a group of which nobody is connected costs
 * nothing. It may lag behind the tables, so whoever tells something asks those for membership.
 */
export interface Audience {
  join(peer: LivePeer): Promise<void>;
  leave(peer: LivePeer): void;
  /** Connections of a group's members. */
  of(groupId: GroupId): ReadonlySet<LivePeer>;
  groups(): GroupId[];
  /** Somebody has become a member. */
  enter(groupId: GroupId, userId: UserId): void;
  /** Somebody is a member no longer. @returns the connections that they have */
  exit(groupId: GroupId, userId: UserId): LivePeer[];
  /** Reads all memberships again. */
  reload(): Promise<void>;
}

const nobody: ReadonlySet<LivePeer> = new Set();

export function createAudience(db: Database): Audience {
  const byPerson = new Map<UserId, Set<LivePeer>>();
  const byGroup = new Map<GroupId, Set<LivePeer>>();
  const groupsOf = new Map<LivePeer, Set<GroupId>>();

  const peersOf = (userId: UserId) => byPerson.get(userId) ?? nobody;
  const add = (groupId: GroupId, peer: LivePeer) => {
    byGroup.set(groupId, (byGroup.get(groupId) ?? new Set()).add(peer));
    groupsOf.get(peer)?.add(groupId);
  };
  const remove = (groupId: GroupId, peer: LivePeer) => {
    groupsOf.get(peer)?.delete(groupId);
    const peers = byGroup.get(groupId);
    peers?.delete(peer);
    if (peers?.size === 0) byGroup.delete(groupId);
  };
  const load = async (userIds: readonly UserId[]) => {
    for (const { groupId, userId } of await membershipsAmong(db, userIds)) {
      for (const peer of peersOf(userId)) add(groupId, peer);
    }
  };
  return {
    async join(peer) {
      const { userId } = peer.caller;
      byPerson.set(userId, (byPerson.get(userId) ?? new Set()).add(peer));
      groupsOf.set(peer, new Set());
      await load([userId]);
    },
    leave(peer) {
      const { userId } = peer.caller;
      for (const groupId of groupsOf.get(peer) ?? []) remove(groupId, peer);
      groupsOf.delete(peer);
      const own = byPerson.get(userId);
      own?.delete(peer);
      if (own?.size === 0) byPerson.delete(userId);
    },
    of: (groupId) => byGroup.get(groupId) ?? nobody,
    groups: () => [...byGroup.keys()],
    enter(groupId, userId) {
      for (const peer of peersOf(userId)) add(groupId, peer);
    },
    exit(groupId, userId) {
      const peers = [...peersOf(userId)];
      for (const peer of peers) remove(groupId, peer);
      return peers;
    },
    async reload() {
      if (byPerson.size > 0) await load([...byPerson.keys()]);
    },
  };
}
