import { chatRoutes } from '@stratum/contract/chat';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { type LimitRule, scaleLimit } from '../../platform/limits/limiter.ts';
import { createMemoryLimiter } from '../../platform/limits/memory-limiter.ts';
import { doors } from './access.ts';
import { boardsDue } from './boards.ts';
import { deleteMessage, editMessage, pinMessage, reactToMessage } from './change.ts';
import type { Deps } from './deps.ts';
import { sweepClientIdsJob, sweepEndedGroupJob } from './jobs.ts';
import { leaderboard } from './leaderboard.ts';
import { groupMedia, messagesOf, pinnedMessages, searchMessages } from './lists.ts';
import { createChatLive } from './live.ts';
import { marksIn } from './marks-store.ts';
import { createMessageNotices, missedDue, newMessageDue } from './message-notices.ts';
import { chatPersonalData } from './personal-data.ts';
import { moveReadMark } from './reading.ts';
import { createSend, postMessage } from './send.ts';

/** Ten messages a second, of which sixty may come at once. */
const messageRate = { points: 60, seconds: 6 };
/** Whoever reads a lively group moves their mark about once a second, on each of their devices. */
const markRate = { points: 240, seconds: 60 };

type Given = Omit<Deps, 'limitMessages' | 'limitMarks' | 'notices'> & {
  readonly rateLimitFactor: number;
};

export function chatDomain(given: Given) {
  const { db, clock } = given;
  const limit = (rate: LimitRule) =>
    createMemoryLimiter([scaleLimit(rate, given.rateLimitFactor)], clock);
  const deps: Deps = {
    ...given,
    limitMessages: limit(messageRate),
    limitMarks: limit(markRate),
    notices: createMessageNotices(given),
  };
  const send = createSend(deps);
  return {
    name: 'chat',
    routes: implement(
      chatRoutes,
      {
        listMessages: (call) => messagesOf(deps, call),
        sendMessage: (call) => postMessage(deps, send, call),
        searchMessages: (call) => searchMessages(deps, call),
        pinnedMessages: (call) => pinnedMessages(deps, call),
        editMessage: (call) => editMessage(deps, call),
        deleteMessage: (call) => deleteMessage(deps, call),
        reactToMessage: (call) => reactToMessage(deps, call),
        pinMessage: (call) => pinMessage(deps, call),
        groupMedia: (call) => groupMedia(deps, call),
        updateUnreadMessages: (call) => moveReadMark(deps, call),
        groupLeaderboard: (call) => leaderboard(deps, call),
        groupReadMarks: async ({ open }) => ({
          items: await marksIn(db, (await open.group(db)).group.id),
        }),
      },
      doors,
    ),
    live: createChatLive(deps, send),
    jobs: [sweepClientIdsJob(deps), sweepEndedGroupJob(deps)],
    due: [boardsDue(deps), newMessageDue(deps), missedDue(deps)],
    personalData: chatPersonalData(deps),
  } satisfies Domain;
}
