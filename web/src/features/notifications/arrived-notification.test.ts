import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { notificationIdSchema } from '@stratum/contract/ids';
import { limits } from '@stratum/contract/limits';
import type { Notification } from '@stratum/contract/notifications';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { pagesKey } from '../../shared/api/route-query.ts';
import { arrivedNotification } from './arrived-notification.ts';

const size = limits.notificationPage;

/** The notification of a moment; later ones have greater ids. */
function told(moment: number): Notification {
  const id = `01990000-0000-7000-8000-${String(moment).padStart(12, '0')}`;
  return {
    id: notificationIdSchema.parse(id),
    kind: 'password_changed',
    data: {},
    read: false,
    createdAt: new Date(moment).toISOString(),
  };
}

/** The first pages of a list, as the server answers them. */
function pagesOf(moments: readonly number[], pages: number) {
  const items = moments.toSorted((one, other) => other - one).map(told);
  return Array.from({ length: pages }, (_, page) => ({
    items: items.slice(page * size, (page + 1) * size),
    total: items.length,
  }));
}

/** What the cache holds of these pages after a notification has arrived. */
function afterArrival(moment: number, pages: ReturnType<typeof pagesOf>): unknown {
  const client = createQueryClient();
  const queryKey = pagesKey(notificationEndpoints.getNotification, 'en');
  client.setQueryData(queryKey, { pages, pageParams: [] });
  arrivedNotification(told(moment)).apply(client);
  return client.getQueryData<{ pages: unknown }>(queryKey)?.pages;
}

test('a notification that arrives, even late, leaves the pages as fetching them would', () => {
  const moments = fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 45 });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 3 }), (all, pages) => {
      const [arrived = 0, ...before] = all;
      expect(afterArrival(arrived, pagesOf(before, pages))).toEqual(pagesOf(all, pages));
    }),
  );
});

test('one that has been fetched already changes nothing', () => {
  const pages = pagesOf([3, 2, 1], 1);
  expect(afterArrival(2, pages)).toEqual(pages);
});
