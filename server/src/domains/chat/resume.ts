import type { GroupId } from '@stratum/contract/ids';
import { toAppError } from '../../platform/http/error-sink.ts';
import type { LivePeer } from '../../platform/live/frames.ts';
import { isMember } from '../groups/index.ts';
import type { Deps } from './deps.ts';
import type { Feeds } from './feeds.ts';
import type { Presence } from './presence.ts';
import { replay } from './replay.ts';

/** Who follows which groups. */
export function createResumes(deps: Deps, feeds: Feeds, presence: Presence) {
  const { db, log } = deps;
  /** The newest `resume` of each group, by connection. */
  const turns = new Map<LivePeer, Map<GroupId, symbol>>();

  const resumeOne = async (peer: LivePeer, groupId: GroupId, from: string) => {
    const turn = Symbol(groupId);
    const own = turns.get(peer) ?? new Map<GroupId, symbol>();
    turns.set(peer, own.set(groupId, turn));
    const feed = await feeds.open(groupId);
    try {
      feed.remove(peer);
      const isStale = () => turns.get(peer)?.get(groupId) !== turn;
      const position = feed.position();
      if (!(await isMember(db, groupId, peer.caller.userId))) {
        peer.refuse('not_found', { groupId });
        return;
      }
      const place = from === 'now' ? position : from.padStart(17, '0');
      if (isStale() || !peer.isOpen()) return;
      // Whoever lacks nothing joins in the turn in which they are known to be a member: of a removal
      // that comes later the feed tells them.
      if (place >= position && feed.position() === position) {
        peer.send({ type: 'resumed', groupId, timetoken: place });
        feed.add(peer, place);
      } else {
        await replay(deps, { groupId, peer, feed, from: place, isStale });
      }
    } finally {
      feeds.settle(groupId);
    }
    presence.came(groupId, peer);
  };
  return {
    async resume(
      peer: LivePeer,
      { groups }: { readonly groups: Readonly<Record<string, string>> },
    ) {
      for (const [id, from] of Object.entries(groups)) {
        // Its schema has read it as one, which the keys of an object cannot express.
        const groupId = id as GroupId;
        // Not waited for: what is sent meanwhile is not held up by a long replay.
        void resumeOne(peer, groupId, from).catch((error: unknown) => {
          log.warn({ err: error }, 'a group could not be resumed');
          peer.refuse(toAppError(error).code, { groupId });
        });
      }
    },
    leave(peer: LivePeer) {
      const groups = turns.get(peer)?.keys() ?? [];
      turns.delete(peer);
      for (const groupId of groups) {
        feeds.find(groupId)?.remove(peer);
        feeds.tidy(groupId);
        presence.gone(groupId);
      }
    },
  };
}
