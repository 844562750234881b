import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import type { GroupId } from '@stratum/contract/ids';
import { useRoute } from '../../../shared/api/queries.ts';

/** What the admin has pinned, the newest first; `isAsked` while that is not known yet. */
export function usePins(ppauGroupId: GroupId) {
  const read = useRoute(chatEndpoints.pinnedMessages, { params: { ppauGroupId } });
  return {
    read,
    pins: read.data?.items ?? [],
    // Without a network nobody waits for it.
    isAsked: read.isPending && read.fetchStatus === 'fetching',
  };
}
