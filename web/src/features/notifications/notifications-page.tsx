import type { Notification } from '@stratum/contract/notifications';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { DeleteAllDialog } from './delete-all-dialog.tsx';
import { NotificationDays } from './notification-days.tsx';
import { useListActions } from './use-list-actions.ts';
import { useNotifications } from './use-notifications.ts';

/** Everything a person was told, by day, with what can be done about it. */
export default function NotificationsPage() {
  const { t } = useTranslation('features/notifications');
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('title')} />
      <NotificationList />
    </div>
  );
}

function NotificationList() {
  const { list, items } = useNotifications();
  if (!items) {
    return (
      <QueryState reads={[list]} skeleton={<NotificationListSkeleton />}>
        {null}
      </QueryState>
    );
  }
  return (
    <LoadedList
      items={items}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      moreProblem={list.isFetchNextPageError ? list.error.message : ''}
      loadMore={async () => {
        const { data, isFetchNextPageError } = await list.fetchNextPage();
        return isFetchNextPageError ? null : (data?.pages.at(-1)?.items.length ?? null);
      }}
    />
  );
}

interface LoadedListProps {
  items: readonly Notification[];
  hasMore: boolean;
  isLoadingMore: boolean;
  moreProblem: string;
  loadMore: () => Promise<number | null>;
}

function LoadedList({ items, hasMore, isLoadingMore, moreProblem, loadMore }: LoadedListProps) {
  const { t } = useTranslation('features/notifications');
  const { list, problem, done, ...work } = useListActions(items);
  return (
    <div ref={list}>
      <p role="status" className="sr-only">
        {done}
      </p>
      <p role="alert" className="text-ui text-danger">
        {problem || moreProblem}
      </p>
      {items.length === 0 ? (
        <EmptyState heading={t('empty.heading')} text={t('empty.text')} />
      ) : (
        <div className="mb-6 flex flex-wrap justify-end gap-2">
          {items.some(({ readAt }) => readAt === null) && (
            <Button tone="ghost" size="small" onPress={work.readAll}>
              {t('mark_all')}
            </Button>
          )}
          <DeleteAllDialog onDelete={work.deleteAll} />
        </div>
      )}
      <NotificationDays items={items} onRead={work.read} onDelete={work.delete} />
      {hasMore && (
        <Button tone="ghost" isPending={isLoadingMore} onPress={() => work.more(loadMore)}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** Holds the rows' places, so that nothing below them moves. */
function NotificationListSkeleton() {
  return (
    <div className="grid gap-6 border-y border-line py-6">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
