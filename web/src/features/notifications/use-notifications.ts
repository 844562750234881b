import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import type { NotificationId } from '@stratum/contract/ids';
import { type Notification, notificationPage } from '@stratum/contract/notifications';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallError } from '../../shared/api/call-error.ts';
import { routeKey, routeQuery, useRouteMutation } from '../../shared/api/queries.ts';
import { callRoute } from '../../shared/api/route-call.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';

const { getNotification, getNotificationCount, setNotificationRead, deleteNotification } =
  notificationEndpoints;

type Page = RouteReply<typeof getNotification>;
type Pages = InfiniteData<Page, number>;
const listKey = [...routeKey(getNotification), 'pages'];

/** The notifications read so far, newest first, and the way to the ones before them. */
export function useNotifications() {
  const list = useInfiniteQuery<Page, CallError, Pages, typeof listKey, number>({
    queryKey: listKey,
    queryFn: ({ pageParam: offset, signal }) =>
      callRoute(getNotification, { query: { offset } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) =>
      pages.length * notificationPage < total ? pages.length * notificationPage : undefined,
    staleTime: 0,
  });
  const { data } = list;
  // The same list until it changes: the focus follows its changes.
  const items = useMemo(() => data && distinct(data.pages.flatMap((page) => page.items)), [data]);
  return { list, items };
}

/** A new notification moves the others on: what stood at the end of a page begins the next one too. */
function distinct(items: readonly Notification[]): Notification[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Marks and deletes; the list and the bell's count follow at once. Without an id: all of them. */
export function useNotificationActions() {
  const client = useQueryClient();
  const read = useRouteMutation(setNotificationRead);
  const remove = useRouteMutation(deleteNotification);
  const follow = (unread: number, change: (items: Notification[]) => Notification[]) => {
    client.setQueryData(routeQuery(getNotificationCount).queryKey, unread);
    client.setQueryData<Pages>(
      listKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({ ...page, items: change(page.items) })),
        },
    );
    return client.invalidateQueries({ queryKey: listKey });
  };
  const names = (id: NotificationId | undefined, item: Notification) =>
    id === undefined || item.id === id;
  return {
    problem: read.error?.message ?? remove.error?.message ?? '',
    isPending: read.isPending || remove.isPending,
    async markRead(id?: NotificationId) {
      remove.reset();
      const { unread } = await read.mutateAsync({
        body: id === undefined ? { all: true } : { id },
      });
      void follow(unread, (items) =>
        items.map((item) => (names(id, item) ? { ...item, read: true } : item)),
      );
    },
    async remove(id?: NotificationId) {
      read.reset();
      const query = id === undefined ? ({ all: 'true' } as const) : { id };
      const { unread } = await remove.mutateAsync({ query });
      void follow(unread, (items) => items.filter((item) => !names(id, item)));
    },
  };
}
