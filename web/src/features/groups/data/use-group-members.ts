import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../../shared/api/call-error.ts';
import { pageLocale } from '../../../shared/api/generic-message.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';

const { groupMembers } = groupEndpoints;

type Page = RouteReply<typeof groupMembers>;
export type GroupMember = Page['items'][number];

/** Everybody in a group, the longest-standing first: all pages of the list, read as one. */
export function useGroupMembers(
  groupId: GroupId,
): UseQueryResult<readonly GroupMember[], CallError> {
  return useQuery(membersQuery(groupId, useLocale()));
}

/** The same outside of components, as they were read last. */
export function knownMembers(client: QueryClient, groupId: GroupId): readonly GroupMember[] {
  const { queryKey } = membersQuery(groupId, pageLocale());
  return client.getQueryData<readonly GroupMember[]>(queryKey) ?? [];
}

function membersQuery(groupId: GroupId, locale: Locale) {
  return {
    queryKey: [locale, groupMembers.path, 'all', groupId],
    queryFn: ({ signal }: { signal: AbortSignal }) => readMembers(groupId, signal),
    meta: { domain: groupMembers.domain },
  };
}

async function readMembers(groupId: GroupId, signal: AbortSignal): Promise<GroupMember[]> {
  const params = { ppauGroupId: groupId };
  const found = new Map<string, GroupMember>();
  let cursor: string | null = null;
  do {
    const query: { cursor?: string } = cursor === null ? {} : { cursor };
    const page: Page = await callRoute(groupMembers, { params, query }, { signal });
    for (const member of page.items) found.set(member.userId, member);
    cursor = page.next;
  } while (cursor !== null);
  return [...found.values()];
}
