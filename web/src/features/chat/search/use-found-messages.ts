import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import type { GroupId } from '@stratum/contract/ids';
import { useRoutePages } from '../../../shared/api/pages.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import type { SearchText } from './search-text.ts';
import { instantsOf } from './span.ts';

const { searchMessages } = chatEndpoints;

/** The messages of a group that fit a search, the newest first, as far as the reader has come. */
export function useFoundMessages(ppauGroupId: GroupId, search: SearchText) {
  const { text, senderId, type, span } = search;
  return useRoutePages(searchMessages, {
    first: undefined as string | undefined,
    of: JSON.stringify([ppauGroupId, search]),
    read: (cursor, options) => {
      const query = {
        ...(text.trim() !== '' && { text: text.trim() }),
        ...(senderId && { senderId }),
        ...(type && { type }),
        ...instantsOf(span, new Date()),
        ...(cursor !== undefined && { cursor }),
      };
      return callRoute(searchMessages, { params: { ppauGroupId }, query }, options);
    },
    next: ({ next }) => next ?? undefined,
  });
}
