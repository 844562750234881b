import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import type { GroupId } from '@stratum/contract/ids';
import type { MediaKind } from '@stratum/contract/message-words';
import { useRoutePages } from '../../../shared/api/pages.ts';
import { callRoute } from '../../../shared/api/route-call.ts';

/** §3, groupMedia: what was sent to a group of a kind, the newest first, as far as the reader has come. */
export function useGroupMedia(ppauGroupId: GroupId, kind: MediaKind) {
  return useRoutePages(chatEndpoints.groupMedia, {
    first: undefined as string | undefined,
    of: `${ppauGroupId} ${kind}`,
    read: (cursor, options) => {
      const query = { kind, ...(cursor !== undefined && { cursor }) };
      return callRoute(chatEndpoints.groupMedia, { params: { ppauGroupId }, query }, options);
    },
    next: ({ next }) => next ?? undefined,
  });
}
