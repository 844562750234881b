import type { GroupId } from '@stratum/contract/ids';
import { toAppError } from '../../platform/http/error-sink.ts';
import type { LivePart, LivePeer } from '../../platform/live/frames.ts';
import type { Log } from '../../platform/log.ts';
import { repeat } from '../../platform/repeat.ts';
import { isMember } from '../groups/index.ts';
import type { Deps } from './deps.ts';
import { createFeeds } from './feeds.ts';
import { tell } from './news.ts';
import { createPresence } from './presence.ts';
import { replay } from './replay.ts';
import { send } from './send.ts';

/** Seconds between two looks for what no signal has told. */
const lookSeconds = 5;

/** Chat over the live connection, as docs/socket.md describes it. */
export function createChatLive(deps: Deps & { readonly log: Log }): LivePart {
  const { db, log } = deps;
  const feeds = createFeeds(deps);
  const presence = createPresence(db, feeds);
  /** The newest `resume` of each group, by connection. */
  const resumes = new Map<LivePeer, Map<GroupId, symbol>>();

  const resumeOne = async (peer: LivePeer, groupId: GroupId, from: string) => {
    const turn = Symbol(groupId);
    const mine = resumes.get(peer) ?? new Map<GroupId, symbol>();
    resumes.set(peer, mine.set(groupId, turn));
    if (!(await isMember(db, groupId, peer.caller.userId))) {
      return peer.refuse('not_found', { groupId });
    }
    const feed = await feeds.open(groupId);
    feed.remove(peer);
    const isStale = () => resumes.get(peer)?.get(groupId) !== turn;
    const place = from === 'now' ? feed.position() : from.padStart(17, '0');
    const isLive = await replay(deps, { groupId, peer, feed, from: place, isStale });
    feeds.settle(groupId);
    if (isLive) presence.changed(groupId);
  };
  return {
    frames: {
      async resume(peer, { groups }) {
        for (const [id, from] of Object.entries(groups)) {
          const groupId = id as GroupId;
          // Not waited for: what is sent meanwhile is not held up by a long replay.
          void resumeOne(peer, groupId, from).catch((error: unknown) => {
            log.warn({ err: error }, 'a group could not be resumed');
            peer.refuse(toAppError(error).code, { groupId });
          });
        }
      },
      async send_message(peer, { groupId, message }) {
        const { clientId } = message;
        try {
          const stored = await send(deps, { groupId, senderId: peer.caller.userId, message });
          const { id, timetoken } = stored;
          peer.send({ type: 'message_stored', groupId, clientId, id, timetoken });
        } catch (error) {
          const { code } = toAppError(error);
          if (code === 'something_went_wrong')
            log.error({ err: error }, 'a message was not stored');
          peer.refuse(code, { clientId, groupId });
        }
      },
      async typing(peer, { groupId }) {
        const { userId } = peer.caller;
        // Who is live in a group is a member of it.
        if (!feeds.find(groupId)?.has(peer)) return peer.refuse('not_found', { groupId });
        tell(db, { groupId, passing: { type: 'typing', groupId, userId } });
      },
    },
    leave(peer) {
      const groups = resumes.get(peer)?.keys() ?? [];
      resumes.delete(peer);
      for (const groupId of groups) {
        feeds.find(groupId)?.remove(peer);
        feeds.settle(groupId);
        presence.changed(groupId);
      }
    },
    start() {
      const looking = repeat(
        lookSeconds,
        async () => {
          await feeds.look();
          presence.repeat();
        },
        (error) => log.warn({ err: error }, 'new messages could not be looked for'),
      );
      return {
        async stop() {
          await looking.stop();
          presence.stop();
          feeds.close();
        },
      };
    },
  };
}
