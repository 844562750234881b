import type { GroupId, UserId } from '@stratum/contract/ids';
import { toAppError } from '../../platform/http/error-sink.ts';
import type { LivePeer } from '../../platform/live/frames.ts';
import { readTogether } from '../../platform/read-together.ts';
import { areMembers } from '../groups/index.ts';
import type { Deps } from './deps.ts';
import type { Feeds } from './feeds.ts';
import { type Follow, FollowQueue } from './follow-queue.ts';
import type { Presence } from './presence.ts';
import { replay } from './replay.ts';

/** Who follows which groups. */
export function createResumes(deps: Deps, feeds: Feeds, presence: Presence) {
  const { log } = deps;
  const queues = new Map<LivePeer, FollowQueue<LivePeer>>();

  const membership = readTogether((asked: readonly Asked[]) => areMembers(deps.db, asked));
  const isMember = async (asked: Asked) => (await membership(asked))(asked);
  const enter: Follow<LivePeer> = async (peer, groupId, from, isStale) => {
    try {
      const isFollowed = await follow(deps, feeds, { peer, groupId, from, isStale, isMember });
      if (isFollowed) presence.came(groupId, peer);
      return isFollowed;
    } catch (error) {
      log.warn({ err: error }, 'a group could not be resumed');
      peer.refuse(toAppError(error).code, { groupId });
      return false;
    }
  };
  const queueOf = (peer: LivePeer) => {
    const queue = queues.get(peer) ?? new FollowQueue(peer, enter);
    queues.set(peer, queue);
    return queue;
  };
  return {
    /** Not waited for: what is sent meanwhile is not held up by a long replay. */
    async resume(
      peer: LivePeer,
      { groups }: { readonly groups: Readonly<Record<string, string>> },
    ) {
      // One that has gone with frames on their way.
      if (!peer.isOpen()) return;
      for (const [id, from] of Object.entries(groups)) {
        // Its schema has read it as one, which the keys of an object cannot express.
        const groupId = id as GroupId;
        // What follows the place that it names comes from there, and not as it happens.
        if (queueOf(peer).ask(groupId, from)) feeds.find(groupId)?.remove(peer);
        else peer.refuse('too_many_requests', { groupId });
      }
    },
    /** Connections are of a group no longer: what they are sent of it ends at once. */
    stop(groupId: GroupId, peers: readonly LivePeer[]) {
      for (const peer of peers) queues.get(peer)?.stop(groupId);
    },
    leave(peer: LivePeer) {
      const groups = queues.get(peer)?.groups ?? [];
      queues.delete(peer);
      for (const groupId of groups) {
        feeds.find(groupId)?.remove(peer);
        feeds.tidy(groupId);
        presence.gone(groupId);
      }
    },
  };
}

/** Whose membership is asked for. */
interface Asked {
  readonly groupId: GroupId;
  readonly userId: UserId;
}

interface Following {
  readonly peer: LivePeer;
  readonly groupId: GroupId;
  readonly from: string;
  isStale(): boolean;
  isMember(asked: Asked): Promise<boolean>;
}

/** Brings a connection to where its group is. @returns whether it is live there */
async function follow(deps: Deps, feeds: Feeds, following: Following): Promise<boolean> {
  const { peer, groupId, from, isStale } = following;
  const feed = await feeds.open(groupId);
  try {
    const position = feed.position();
    const isIn = await following.isMember({ groupId, userId: peer.userId });
    if (isStale() || !peer.isOpen()) return false;
    if (!isIn) {
      peer.refuse('not_found', { groupId });
      return false;
    }
    const place = from === 'now' ? position : from.padStart(17, '0');
    if (place < position || feed.position() !== position)
      return await replay(deps, { groupId, peer, feed, from: place, isStale });
    // Whoever lacks nothing joins in the turn in which they are known to be a member: of a removal
    // that comes later the feed tells them.
    peer.send({ type: 'resumed', groupId, timetoken: place });
    feed.add(peer, place);
    return true;
  } finally {
    feeds.settle(groupId);
  }
}
