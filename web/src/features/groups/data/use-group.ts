import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupId } from '@stratum/contract/ids';
import { useRoute } from '../../../shared/api/queries.ts';

/** A group as its member sees it: rules, rights, and what the member has chosen for it. */
export function useGroup(groupId: GroupId) {
  return useRoute(groupEndpoints.groupInfo, { params: { ppauGroupId: groupId } });
}
