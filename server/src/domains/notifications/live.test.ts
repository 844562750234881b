import type { LiveEvent } from '@stratum/contract/events';
import { notificationRoutes as routes } from '@stratum/contract/notifications';
import { expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { eventEqualsRefetch, eventsOf } from '../../../test/live-events.ts';

const countAfter = (count: number, event: LiveEvent) =>
  event.type === 'notification_count' ? event.count : count;

test('a notification that arrives, is read or deleted leaves list and count as fetching them would', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const earlier = await ada.notify();
  const count = async () => dataOf(await ada.call(routes.getNotificationCount));
  await eventEqualsRefetch(on, {
    person: ada,
    read: async () => dataOf(await ada.call(routes.getNotification)).items,
    change: () => ada.notify({ kind: 'new_sign_in', data: { browser: 'Firefox', system: null } }),
    apply: (items, event) =>
      event.type === 'notification' ? [event.notification, ...items] : items,
  });
  const changes = [
    () => ada.notify(),
    () => ada.call(routes.setNotificationRead, { body: { id: earlier } }),
    () => ada.call(routes.deleteNotification, { query: { all: 'true' } }),
  ];
  for (const change of changes) {
    await eventEqualsRefetch(on, { person: ada, read: count, change, apply: countAfter });
  }
});

test('of many notifications at once the last count that is told is the right one', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const many = () => Promise.all(Array.from({ length: 12 }, () => ada.notify()));
  expect((await eventsOf(on, ada.id, many)).reduce(countAfter, 0)).toBe(12);
});

test('another person’s connections hear nothing of it', async () => {
  const on = await createTestApp();
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  expect(await eventsOf(on, bruno.id, () => ada.notify())).toEqual([]);
});
