import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import type { NotificationId } from '@stratum/contract/ids';
import { limits } from '@stratum/contract/limits';
import type { Notification } from '@stratum/contract/notifications';
import { CallError } from '../../shared/api/call-error.ts';
import { patchPages } from '../../shared/api/optimistic.ts';
import { useRoutePages } from '../../shared/api/pages.ts';
import { useRouteMutation } from '../../shared/api/queries.ts';
import { callRoute } from '../../shared/api/route-call.ts';

const { getNotification, setNotificationRead, deleteNotification } = notificationEndpoints;

/** So often list and count are read again while they can be seen, milliseconds. */
export const pollInterval = 60_000;

/** The notifications read so far, newest first, and the way to the ones before them. */
export function useNotifications() {
  return useRoutePages(getNotification, {
    first: 0,
    read: (offset, options) => callRoute(getNotification, { query: { offset } }, options),
    next: ({ total }, pages) =>
      pages.length * limits.notificationPage < total
        ? pages.length * limits.notificationPage
        : undefined,
    refetchInterval: pollInterval,
  });
}

/** Marks and deletes, shown at once. Without an id: all of them. */
export function useNotificationActions() {
  const read = useRouteMutation(setNotificationRead, {
    optimistic: ({ body }) => [
      changedItems((items) =>
        items.map((item) =>
          isNamed(item, body?.id) ? { ...item, readAt: new Date().toISOString() } : item,
        ),
      ),
    ],
  });
  const remove = useRouteMutation(deleteNotification, {
    optimistic: ({ query }) => [
      changedItems((items) => items.filter((item) => !isNamed(item, query?.id))),
    ],
  });
  return {
    problem: [read.error, remove.error].find((error) => error && !isGone(error))?.message ?? '',
    async markRead(id?: NotificationId) {
      remove.reset();
      const body = id === undefined ? { all: true as const } : { id };
      await read.mutateAsync({ body }).catch(ignoreGone);
    },
    async remove(id?: NotificationId) {
      read.reset();
      const query = id === undefined ? { all: 'true' as const } : { id };
      await remove.mutateAsync({ query }).catch(ignoreGone);
    },
  };
}

function changedItems(change: (items: Notification[]) => Notification[]) {
  return patchPages(getNotification, (page) => ({ ...page, items: change(page.items) }));
}

function isNamed(item: Notification, id: string | undefined): boolean {
  return id === undefined || item.id === id;
}

/** What a second press or another device has deleted already is as good as done. */
function isGone(error: unknown): boolean {
  return error instanceof CallError && error.code === 'not_found';
}

function ignoreGone(error: unknown): void {
  if (!isGone(error)) throw error;
}
