import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { limits } from '@stratum/contract/limits';
import type { Notification } from '@stratum/contract/notifications';
import type { InfiniteData } from '@tanstack/react-query';
import type { OptimisticChange } from '../../shared/api/optimistic.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';
import { pagesFilters } from '../../shared/api/route-query.ts';

type Page = RouteReply<typeof notificationEndpoints.getNotification>;

/** A notification that has come stands at the head of the list, and moves the others on. */
export function arrivedNotification(notification: Notification): OptimisticChange {
  const reads = pagesFilters(notificationEndpoints.getNotification);
  return {
    reads,
    apply: (client) =>
      client.setQueriesData<InfiniteData<Page>>(
        reads,
        (known) => known && { ...known, pages: withNewest(known.pages, notification) },
      ),
  };
}

function withNewest(pages: readonly Page[], notification: Notification): Page[] {
  const known = pages.flatMap(({ items }) => items);
  if (known.some(({ id }) => id === notification.id)) return [...pages];
  const items = [notification, ...known].toSorted(newestFirst);
  const size = limits.notificationPage;
  return pages.map(({ total }, page) => ({
    items: items.slice(page * size, (page + 1) * size),
    total: total + 1,
  }));
}

/** By their ids, as the server lists them: they begin with the time. */
function newestFirst(one: Notification, other: Notification): number {
  return one.id < other.id ? 1 : -1;
}
