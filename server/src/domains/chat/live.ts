import { toAppError } from '../../platform/http/error-sink.ts';
import { createWindowCounter } from '../../platform/limits/memory-limiter.ts';
import type { LivePart, LivePeer } from '../../platform/live/frames.ts';
import { repeat } from '../../platform/repeat.ts';
import { createAudience } from './audience.ts';
import type { Deps } from './deps.ts';
import { createFeeds } from './feeds.ts';
import { createMemberNews } from './member-news.ts';
import { tell } from './news.ts';
import { createPresence } from './presence.ts';
import { createResumes } from './resume.ts';
import type { Send, Sending } from './send.ts';

/** Seconds between two looks for what no signal has told. */
const lookSeconds = 5;
/** How often somebody's writing is told, to a thousand others perhaps: what is more is left out. */
const typingRate = { points: 10, seconds: 10 };
const peopleTyping = 10_000;

/** Chat over the live connection, as docs/socket.md describes it. */
export function createChatLive(deps: Deps, send: Send): LivePart {
  const { db, log } = deps;
  const feeds = createFeeds(deps);
  const presence = createPresence(db, feeds);
  const resumes = createResumes(deps, feeds, presence);
  const audience = createAudience(db);
  const memberNews = createMemberNews(deps, feeds, audience, resumes.stop);
  const warn = (error: unknown) => log.warn({ err: error }, 'memberships could not be read');
  const unsubscribe = db.events.subscribe((signal) => {
    if ('lost' in signal) void audience.reload().catch(warn);
  });
  const underWay = createUnderWay();
  const typing = createWindowCounter([typingRate], peopleTyping);
  return {
    frames: {
      resume: resumes.resume,
      async send_message(peer, frame) {
        const storing = sendByFrame(deps, send, peer, frame);
        // A file is looked at before its message takes its turn: what is sent behind it waits.
        await (frame.message.attachment ? storing : underWay.add(peer, storing));
      },
      async typing(peer, { groupId }) {
        const { userId } = peer;
        // Who is live in a group is a member of it.
        if (!feeds.find(groupId)?.has(peer)) return peer.refuse('not_found', { groupId });
        if (typing.count(userId, deps.clock.now().getTime()) > 0) return;
        tell(db, { groupId, passing: { type: 'typing', groupId, userId } });
      },
    },
    join: (peer) => audience.join(peer).catch(warn),
    leave(peer) {
      resumes.leave(peer);
      audience.leave(peer);
    },
    start() {
      const look = async () => {
        await feeds.look();
        await memberNews.look();
        presence.repeat();
      };
      const looking = repeat(lookSeconds, look, (error) =>
        log.warn({ err: error }, 'new messages could not be looked for'),
      );
      return {
        async stop() {
          await looking.stop();
          presence.stop();
          memberNews.stop();
          unsubscribe();
          feeds.close();
        },
      };
    },
  };
}

/** Messages of a connection that are being stored at once: in their order, some of them together. */
const mostUnderWay = 32;

/** What is being stored for connections. */
function createUnderWay() {
  const byPeer = new WeakMap<LivePeer, Set<Promise<void>>>();
  return {
    /** Resolves once the next one may begin. */
    async add(peer: LivePeer, storing: Promise<void>): Promise<void> {
      const own = byPeer.get(peer) ?? new Set();
      byPeer.set(peer, own.add(storing));
      void storing.finally(() => own.delete(storing));
      if (own.size >= mostUnderWay) await Promise.race(own);
    },
  };
}

/** Acknowledged once it is stored. */
async function sendByFrame(
  { log }: Deps,
  send: Send,
  peer: LivePeer,
  { groupId, message }: Pick<Sending, 'groupId' | 'message'>,
): Promise<void> {
  const { clientId } = message;
  try {
    const stored = await send({ groupId, senderId: peer.userId, message });
    const { id, timetoken } = stored;
    peer.send({ type: 'message_stored', groupId, clientId, id, timetoken });
  } catch (error) {
    const { code } = toAppError(error);
    if (code === 'something_went_wrong') log.error({ err: error }, 'a message was not stored');
    peer.refuse(code, { clientId, groupId });
  }
}
