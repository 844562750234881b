import { chatRoutes } from '@stratum/contract/chat';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { doors } from './access.ts';
import { deleteMessage, editMessage, pinMessage, reactToMessage } from './change.ts';
import type { Deps } from './deps.ts';
import { sweepClientIdsJob } from './jobs.ts';
import { groupMedia, messagesOf, pinnedMessages, searchMessages } from './lists.ts';
import { marksIn } from './marks-store.ts';
import { chatPersonalData } from './personal-data.ts';
import { moveReadMark } from './reading.ts';
import { postMessage } from './send.ts';

export function chatDomain(deps: Deps) {
  const { db } = deps;
  return {
    name: 'chat',
    routes: implement(
      chatRoutes,
      {
        listMessages: (call) => messagesOf(deps, call),
        sendMessage: (call) => postMessage(deps, call),
        searchMessages: (call) => searchMessages(deps, call),
        pinnedMessages: (call) => pinnedMessages(deps, call),
        editMessage: (call) => editMessage(deps, call),
        deleteMessage: (call) => deleteMessage(deps, call),
        reactToMessage: (call) => reactToMessage(deps, call),
        pinMessage: (call) => pinMessage(deps, call),
        groupMedia: (call) => groupMedia(deps, call),
        updateUnreadMessages: (call) => moveReadMark(call),
        groupReadMarks: async ({ open }) => ({
          items: await marksIn(db, (await open.group(db)).group.id),
        }),
      },
      doors,
    ),
    jobs: [sweepClientIdsJob(deps)],
    personalData: chatPersonalData(deps),
  } satisfies Domain;
}
