import type { Notification } from '@stratum/contract/notifications';
import { notificationSchema } from '@stratum/contract/notifications';
import { expect, test } from 'vitest';
import { dayGroups } from './day-groups.ts';

/** A notification of a moment of the reader's own clock. */
function at(...moment: [number, number, number, number]): Notification {
  const [year, month, day, hour] = moment;
  return notificationSchema.parse({
    id: `01990000-0000-7000-8000-${String(day * 100 + hour).padStart(12, '0')}`,
    kind: 'password_changed',
    title: 'Your password was changed',
    text: 'If this was not you, choose a new one at once.',
    target: '/profile#security',
    data: {},
    createdAt: new Date(year, month - 1, day, hour).toISOString(),
    readAt: null,
  });
}

test('notifications stand under their days, counted back from today', () => {
  const items = [
    at(2026, 11, 20, 9),
    at(2026, 11, 20, 0),
    at(2026, 11, 19, 23),
    at(2026, 10, 1, 8),
  ];
  const groups = dayGroups(items, new Date(2026, 10, 20, 10));
  expect(groups.map(({ day, daysAgo }) => [day, daysAgo])).toEqual([
    ['2026-11-20', 0],
    ['2026-11-19', 1],
    ['2026-10-01', 50],
  ]);
  expect(groups.flatMap((group) => group.items)).toEqual(items);
});

test('nothing has no day', () => {
  expect(dayGroups([], new Date())).toEqual([]);
});
