import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useRoutePages } from '../../../shared/api/pages.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { PendingInvitation } from './pending-invitation.tsx';

/** Who was invited and has not answered, the newest first. */
export function PendingInvitations({ groupId }: { groupId: GroupId }) {
  const { t } = useTranslation('features/groups/invite');
  const { list, items } = useRoutePages(groupEndpoints.groupInvitations, {
    first: undefined as string | undefined,
    of: groupId,
    read: async (cursor, options) => {
      const params = { ppauGroupId: groupId };
      const query = cursor === undefined ? {} : { cursor };
      const page = await callRoute(groupEndpoints.groupInvitations, { params, query }, options);
      const shown = page.items.map((each) => ({ ...each, id: each.invitationId }));
      return { items: shown, next: page.next };
    },
    next: ({ next }) => next ?? undefined,
  });
  return (
    <QueryState reads={[list]} name={t('pending')} skeleton={<Skeleton className="h-20" />}>
      {items !== undefined && items.length > 0 && (
        <section aria-labelledby="pending-invitations">
          <Heading level={3} size="label" id="pending-invitations">
            {t('pending')}
          </Heading>
          <ul className="mt-2 border-b border-line">
            {items.map((invitation) => (
              <PendingInvitation key={invitation.id} invitation={invitation} />
            ))}
          </ul>
          {list.hasNextPage && (
            <Button
              tone="plain"
              size="small"
              className="mt-2"
              isPending={list.isFetchingNextPage}
              onPress={() => void list.fetchNextPage()}
            >
              {t('more')}
            </Button>
          )}
        </section>
      )}
    </QueryState>
  );
}
