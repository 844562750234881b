import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { notificationIdSchema } from '@stratum/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../shared/api/query-client.ts';
import { routeQuery, setRouteData } from '../../shared/api/route-query.ts';
import { hiddenFor } from '../../shared/live/follow-page.ts';
import { hasToasts, Toasts } from '../../shared/toasts/toasts.tsx';
import { ada } from '../../testing/ada.ts';
import { answering, offline } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { type FakeSocket, fakeSockets } from '../../testing/fake-sockets.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import Live from './live.tsx';

const { getNotification, getNotificationCount, setNotificationRead } = notificationEndpoints;

const server = fakeApi();
const sockets = fakeSockets();

beforeEach(() => localStorage.setItem('access_token', 'secret'));
afterEach(async () => {
  // A toast below the pointer would stay.
  await userEvent.unhover(document.body);
  vi.useRealTimers();
  localStorage.removeItem('access_token');
  hasToasts.setState(false);
  queryClient.clear();
});

/** The page's connection, signed in. */
async function connected(): Promise<FakeSocket> {
  await expect.poll(() => sockets.at(-1)?.isClosed).toBe(false);
  const socket = sockets.at(-1);
  if (!socket) throw new Error('No socket was opened');
  socket.accept();
  expect(socket.sent).toEqual([{ type: 'authenticate', token: 'secret' }]);
  socket.deliver({ type: 'ready', userId: ada.id });
  return socket;
}

const arrived = {
  type: 'notification',
  notification: {
    id: notificationIdSchema.parse('01990000-0000-7000-8000-000000000001'),
    kind: 'password_changed',
    title: 'Dein Passwort wurde geändert',
    text: '',
    target: '/profile#security',
    data: {},
    readAt: null,
    createdAt: '2026-11-22T10:00:00.000Z',
  },
} as const;

test('a notification that arrives is told in the page’s language; the bell counts it, and it leads to its page', async () => {
  const inEnglish = { ...arrived.notification, title: 'Your password was changed' };
  server.now(answering(getNotification, { items: [inEnglish], total: 1 }));
  setRouteData(queryClient, getNotificationCount, {}, 0);
  const screen = await renderInApp(
    <>
      <Toasts />
      <Live />
    </>,
  );
  const socket = await connected();
  expect(socket.url).toBe(`ws://${location.host}/api/v1/socket`);
  socket.deliver(arrived);
  socket.deliver({ type: 'notification_count', count: 1 });
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Your password was changed' }))
    .toBeVisible();
  expect(queryClient.getQueryData(routeQuery(getNotificationCount).queryKey)).toBe(1);
  server.now(answering(setNotificationRead, { unread: 0 }));
  const link = screen.getByRole('link', { name: 'Your password was changed' });
  await expect.element(link).toHaveAttribute('href', '/en/profile#security');
  await link.click();
  await expect.poll(() => server.sent(setNotificationRead)).toHaveLength(1);
  await expect.element(link).not.toBeInTheDocument();
});

test('it is told in the profile’s language where it cannot be read anew', async () => {
  server.now(answering(getNotification, offline));
  const screen = await renderInApp(
    <>
      <Toasts />
      <Live />
    </>,
  );
  (await connected()).deliver(arrived);
  await expect
    .element(screen.getByRole('status').filter({ hasText: arrived.notification.title }))
    .toBeVisible();
});

const leadingTo = (target: string) => ({
  ...arrived,
  notification: { ...arrived.notification, target },
});

test.each([
  ['/en/notifications', '/profile#security'],
  ['/en/profile', '/profile#security'],
  ['/profile', '/profile#security'],
  ['/en/goal-details?id=one&from=list', '/goal-details?id=one'],
])('on %s, which shows it, it is not told', async (address, target) => {
  await renderInApp(<Live />, address);
  (await connected()).deliver(leadingTo(target));
  expect(hasToasts.getState()).toBe(false);
});

test('on the page of another goal it is told', async () => {
  server.now(answering(getNotification, offline));
  const screen = await renderInApp(
    <>
      <Toasts />
      <Live />
    </>,
    '/en/goal-details?id=one',
  );
  (await connected()).deliver(leadingTo('/goal-details?id=two'));
  await expect.element(screen.getByRole('status')).toHaveTextContent(arrived.notification.title);
});

test('a page stays connected for five minutes out of sight, and is again when it is seen', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get');
  const look = (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  look('visible');
  const screen = await renderInApp(<Live />);
  const first = await connected();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  look('hidden');
  for (let passed = 0; passed < hiddenFor - 20_000; passed += 20_000) {
    first.deliver({ type: 'heartbeat' });
    vi.advanceTimersByTime(20_000);
  }
  expect(first.isClosed).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect(first.isClosed).toBe(true);
  look('visible');
  expect(sockets).toHaveLength(2);
  dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(3);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(sockets).toHaveLength(4);
  sockets[3]?.accept();
  await screen.unmount();
  expect(sockets[3]?.isClosed).toBe(true);
});
