import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupId } from '@stratum/contract/ids';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';

const { groupInfo, updateShareDailywins } = groupEndpoints;

/** Shares one's wins with a group, or stops: shown at once, put back where it fails. */
export function useShare(ppauGroupId: GroupId) {
  const change = useRouteMutation(updateShareDailywins, {
    inOrder: true,
    optimistic: ({ body: { share } }) => [
      patchReply(groupInfo, { params: { ppauGroupId } }, (known) => ({ ...known, share })),
    ],
  });
  return {
    set: (share: boolean) => change.mutate({ body: { ppauGroupId, share } }),
    failure: change.error,
  };
}
