import type { GroupId } from '@stratum/contract/ids';
import { toAppError } from '../../platform/http/error-sink.ts';
import type { LivePart, LivePeer } from '../../platform/live/frames.ts';
import { repeat } from '../../platform/repeat.ts';
import { createAudience } from './audience.ts';
import type { Deps } from './deps.ts';
import { createFeeds } from './feeds.ts';
import { createMemberNews } from './member-news.ts';
import { tell } from './news.ts';
import { createPresence } from './presence.ts';
import { createResumes } from './resume.ts';
import { send } from './send.ts';

/** Seconds between two looks for what no signal has told. */
const lookSeconds = 5;

/** Chat over the live connection, as docs/socket.md describes it. */
export function createChatLive(deps: Deps): LivePart {
  const { db, log } = deps;
  const feeds = createFeeds(deps);
  const presence = createPresence(db, feeds);
  const resumes = createResumes(deps, feeds, presence);
  const audience = createAudience(db);
  const memberNews = createMemberNews(deps, feeds, audience);
  const warn = (error: unknown) => log.warn({ err: error }, 'memberships could not be read');
  const unsubscribe = db.events.subscribe((signal) => {
    if ('lost' in signal) void audience.reload().catch(warn);
  });
  return {
    frames: {
      resume: resumes.resume,
      send_message: (peer, frame) => sendByFrame(deps, peer, frame),
      async typing(peer, { groupId }) {
        const { userId } = peer.caller;
        // Who is live in a group is a member of it.
        if (!feeds.find(groupId)?.has(peer)) return peer.refuse('not_found', { groupId });
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

interface SendFrame {
  readonly groupId: GroupId;
  readonly message: Parameters<typeof send>[1]['message'];
}

/** Acknowledged once it is stored. */
async function sendByFrame(deps: Deps, peer: LivePeer, { groupId, message }: SendFrame) {
  const { clientId } = message;
  try {
    const stored = await send(deps, { groupId, senderId: peer.caller.userId, message });
    const { id, timetoken } = stored;
    peer.send({ type: 'message_stored', groupId, clientId, id, timetoken });
  } catch (error) {
    const { code } = toAppError(error);
    if (code === 'something_went_wrong') deps.log.error({ err: error }, 'a message was not stored');
    peer.refuse(code, { clientId, groupId });
  }
}
