import type { DeviceSession } from '@stratum/contract/auth';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import type { GoalItem } from '@stratum/contract/goal';
import {
  goalIdSchema,
  notificationIdSchema,
  orderIdSchema,
  sessionIdSchema,
} from '@stratum/contract/ids';
import type { Notification } from '@stratum/contract/notifications';
import type { OrderStatus } from '@stratum/contract/shop/order-words';
import type { WinDay } from '@stratum/contract/wins';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import {
  allWins,
  noWins,
  overviewOf,
  today,
  weekWith,
  winDay,
} from '../../features/daily-wins/wins.fixture.ts';
import { createQueryClient } from '../../shared/api/query-client.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';
import { routeQuery, setRouteData } from '../../shared/api/route-query.ts';
import { ada } from '../../testing/ada.ts';
import { eventEqualsRefetch } from '../../testing/event-equals-refetch.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { applyEvent, readAllAgain, readMissed } from './event-changes.ts';

const { getNotification, getNotificationCount } = notificationEndpoints;
const { assessmentStatus } = assessmentEndpoints;
const { sessions } = authEndpoints;
const {
  getDailyWin,
  getSelectedDailyWin,
  getTodaySelected,
  getWins,
  getWinsOverview,
  getWinsStreak,
} = dailyWinEndpoints;

const server = fakeApi();

const aGoal: Omit<GoalItem, 'id'> = {
  goalName: 'Sleep',
  goalCategory: 'personal-health',
  image: null,
  status: 'InComplete',
  completedAt: null,
  archived: false,
  goalStartDate: today,
  goalEndDate: today,
  source: null,
  progress: 0,
  steps: 1,
  onTrack: { planned: 1, done: 0, days: 0 },
  nextStep: null,
};

test('a notification that arrives is at the head of the list, read anew', () => {
  const notification: Notification = {
    id: notificationIdSchema.parse('01990000-0000-7000-8000-000000000001'),
    kind: 'deletion_cancelled',
    title: 'Your account stays',
    text: 'The deletion has been cancelled.',
    target: '/profile',
    data: {},
    readAt: null,
    createdAt: '2026-11-22T10:00:00.000Z',
  };
  return eventEqualsRefetch(server, {
    event: { type: 'notification', notification },
    before: [answering(getNotification, { items: [], total: 0 })],
    after: [answering(getNotification, { items: [notification], total: 1 })],
    renews: [routeQuery(getNotification)],
  });
});

test('a count is shown without a call, and the list of which one was read or deleted is read anew', () =>
  eventEqualsRefetch(server, {
    event: { type: 'notification_count', count: 2 },
    before: [
      answering(getNotificationCount, 0),
      answering(getNotification, { items: [], total: 3 }),
    ],
    after: [
      answering(getNotificationCount, 2),
      answering(getNotification, { items: [], total: 2 }),
    ],
    says: [routeQuery(getNotificationCount)],
    renews: [routeQuery(getNotification)],
  }));

function statusOf(
  answered: number,
  lastCompletedAt: string | null,
): RouteReply<typeof assessmentStatus> {
  return {
    assessment_completed: lastCompletedAt !== null,
    assignedCategories: ['mentality'],
    organization: null,
    categories: [{ categoryType: 'mentality', answered, total: 30, lastCompletedAt }],
  };
}

test('an answer given elsewhere shows in the status, and nothing is read for it', async () => {
  const status = statusOf(2, null);
  await eventEqualsRefetch(server, {
    event: { type: 'assessment_status', status },
    before: [answering(assessmentStatus, statusOf(1, null))],
    after: [answering(assessmentStatus, status)],
    says: [routeQuery(assessmentStatus)],
  });
});

test('an attempt completed elsewhere has all that shows results read anew', async () => {
  const status = statusOf(0, '2026-11-22T10:00:00.000Z');
  const { yearsList } = assessmentEndpoints;
  const { profileInfo } = profileEndpoints;
  await eventEqualsRefetch(server, {
    event: { type: 'assessment_status', status },
    before: [
      answering(assessmentStatus, statusOf(30, null)),
      answering(yearsList, { years: [{ year: 2026, hasData: false }] }),
      answering(profileInfo, { ...ada, assessment_completed: false }),
    ],
    after: [
      answering(assessmentStatus, status),
      answering(yearsList, { years: [{ year: 2026, hasData: true }] }),
      answering(profileInfo, ada),
    ],
    renews: [assessmentStatus, yearsList, profileInfo].map((endpoint) => routeQuery(endpoint)),
  });
});

const yesterday = '2026-11-24';
const days = { query: { from: yesterday, to: today } };

/** What the server answers of wins, with those of yesterday. */
function winsOf(yesterdays: WinDay, streak: number) {
  const day = winDay(today);
  const week = weekWith(today, yesterdays, day);
  const iso = { ...week, isoWeek: '2026-W48', points: 0 };
  const figures = { streak, perfectStreak: 0, bestStreak: 42, consistency: 97 };
  return [
    answering(getTodaySelected, day),
    answering(getSelectedDailyWin, yesterdays),
    answering(getDailyWin, { items: [yesterdays, day] }),
    answering(getWins, ({ query: { view } }) =>
      view === 'weeks'
        ? { weeks: [iso, iso, iso, iso] }
        : view === 'year'
          ? { year: 2026, days: [yesterdays, day] }
          : week,
    ),
    answering(getWinsOverview, overviewOf(noWins, { week, figures })),
    answering(getWinsStreak, figures),
  ];
}

test('a win in another tab shows on its day wherever that stands', () =>
  eventEqualsRefetch(server, {
    event: { type: 'wins', day: winDay(yesterday, { wins: allWins }) },
    before: winsOf(winDay(yesterday), 25),
    after: winsOf(winDay(yesterday, { wins: allWins }), 25),
    says: [
      routeQuery(getSelectedDailyWin, { query: { date: yesterday } }),
      routeQuery(getDailyWin, days),
      routeQuery(getWins, { query: { view: 'week' } }),
      routeQuery(getWins, { query: { view: 'weeks' } }),
      routeQuery(getWins, { query: { view: 'year' } }),
      routeQuery(getWinsOverview),
    ],
  }));

test('the figures that follow from a win are read anew', () =>
  eventEqualsRefetch(server, {
    event: { type: 'wins', day: winDay(yesterday, { wins: allWins }) },
    before: winsOf(winDay(yesterday), 0),
    after: winsOf(winDay(yesterday, { wins: allWins }), 1),
    renews: [routeQuery(getWinsOverview), routeQuery(getWinsStreak)],
  }));

test('a goal that is changed elsewhere is read anew, with its history', () => {
  const id = goalIdSchema.parse('01990000-0000-7000-8000-0000000000f1');
  const reads = { params: { id } };
  const named = (goalName: string) => [
    answering(goalEndpoints.goalList, { items: [{ ...aGoal, id, goalName }], next: null }),
    answering(goalEndpoints.goalHistory, { items: [], next: goalName }),
  ];
  return eventEqualsRefetch(server, {
    event: { type: 'goal_changed', id, goal: { ...aGoal, id, goalName: 'Sleep' } },
    before: named('Rest'),
    after: named('Sleep'),
    renews: [routeQuery(goalEndpoints.goalList), routeQuery(goalEndpoints.goalHistory, reads)],
  });
});

test('reminders that are put off elsewhere, or have come, are read anew', () =>
  eventEqualsRefetch(server, {
    event: { type: 'reminders_changed' },
    before: [answering(reminderEndpoints.remindersList, { items: [], next: 'before' })],
    after: [answering(reminderEndpoints.remindersList, { items: [], next: null })],
    renews: [routeQuery(reminderEndpoints.remindersList)],
  }));

test('an order that goes a step further is read anew, with its parcel', () => {
  const order = {
    orderId: orderIdSchema.parse('01990000-0000-7000-8000-0000000000e1'),
    orderNumber: 'S-2026-000001',
    placedAt: '2026-11-22T10:00:00.000Z',
    total: { amount: 3890, currency: 'EUR' },
    deliveryFrom: '2026-11-25',
    deliveryTo: '2026-11-27',
    trackingNumber: null,
    lines: [],
  };
  const reads = { query: {} };
  const listed = (status: OrderStatus) => [
    answering(orderEndpoints.getUserOrderDetails, { items: [{ ...order, status }], next: null }),
  ];
  return eventEqualsRefetch(server, {
    event: { type: 'order_changed', order: { ...order, status: 'paid' } },
    before: listed('placed'),
    after: listed('paid'),
    renews: [routeQuery(orderEndpoints.getUserOrderDetails, reads)],
  });
});

test('a device that has signed in or out stands in the list, read anew', () => {
  const session: DeviceSession = {
    id: sessionIdSchema.parse('01990000-0000-7000-8000-00000000000a'),
    browser: 'Firefox',
    system: 'Linux',
    kind: 'desktop',
    createdAt: '2026-11-22T10:00:00.000Z',
    lastSeenAt: '2026-11-22T10:00:00.000Z',
    current: true,
  };
  return eventEqualsRefetch(server, {
    event: { type: 'sessions_changed' },
    before: [answering(sessions, { items: [] })],
    after: [answering(sessions, { items: [session] })],
    renews: [routeQuery(sessions)],
  });
});

/** A page that shows the count. */
function showCount(): QueryClient {
  const client = createQueryClient();
  const observer = new QueryObserver(client, routeQuery(getNotificationCount));
  onTestFinished(observer.subscribe(() => undefined));
  onTestFinished(() => client.clear());
  return client;
}
const shownCount = (client: QueryClient) =>
  client.getQueryData(routeQuery(getNotificationCount).queryKey);
const counted = (count: number) => ({ type: 'notification_count', count }) as const;

test('an answer that was on its way before an event does not take its place', async () => {
  const first = Promise.withResolvers<number>();
  server.now(answering(getNotificationCount, () => first.promise));
  const client = showCount();
  await expect.poll(() => server.calls()).toHaveLength(1);
  applyEvent(client, counted(2));
  server.now(answering(getNotificationCount, 2));
  first.resolve(1);
  await expect.poll(() => shownCount(client)).toBe(2);
});

test('while a write is under way, which reads all of it at its end, an event changes nothing', async () => {
  server.now(answering(getNotificationCount, 3));
  const client = showCount();
  await expect.poll(() => shownCount(client)).toBe(3);
  const written = Promise.withResolvers<void>();
  const write = client
    .getMutationCache()
    .build(client, { mutationKey: ['notifications'], mutationFn: () => written.promise });
  const writing = write.execute(undefined);
  applyEvent(client, counted(2));
  expect(shownCount(client)).toBe(3);
  written.resolve();
  await writing;
  applyEvent(client, counted(2));
  expect(shownCount(client)).toBe(2);
});

test('what an older page does not know it leaves alone', () => {
  const unknown = JSON.parse('{"type":"toString"}');
  expect(() => applyEvent(createQueryClient(), unknown)).not.toThrow();
});

test.each([
  ['the first connection', readMissed],
  ['one that was lost', readAllAgain],
])('after %s what is shown is read again', async (_, read) => {
  server.now(answering(getNotificationCount, 1));
  const client = showCount();
  await expect.poll(() => shownCount(client)).toBe(1);
  server.now(answering(getNotificationCount, 2));
  read(client);
  await expect.poll(() => shownCount(client)).toBe(2);
});

test('after a lost connection that holds for what no event tells of, too', async () => {
  const { profileInfo } = profileEndpoints;
  const client = createQueryClient();
  setRouteData(client, profileInfo, {}, ada);
  const isStale = () => client.getQueryState(routeQuery(profileInfo).queryKey)?.isInvalidated;
  readMissed(client);
  expect(isStale()).toBe(false);
  readAllAgain(client);
  expect(isStale()).toBe(true);
});
