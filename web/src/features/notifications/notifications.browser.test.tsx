import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { notificationIdSchema } from '@stratum/contract/ids';
import errors from '@stratum/contract/messages/errors.en.json';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../shared/api/query-client.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';
import { type Answer, answering, refuse } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import NotificationBell from './notification-bell.tsx';
import NotificationsPage from './notifications-page.tsx';

const { getNotification, getNotificationCount, setNotificationRead, deleteNotification } =
  notificationEndpoints;
type Told = RouteReply<typeof getNotification>['items'][number];

const noon = new Date('2026-11-20T12:00:00');
const refused = refuse('too_many_requests');

const contents = [
  { kind: 'password_changed', data: {} },
  { kind: 'deletion_cancelled', data: {} },
  { kind: 'new_sign_in', data: { browser: null, system: null } },
] as const;
/** So many unread notifications of today, none like the one before. */
const told = (count: number): Told[] =>
  Array.from({ length: count }, (_, place) => ({
    id: notificationIdSchema.parse(`01990000-0000-7000-8000-${String(place).padStart(12, '0')}`),
    ...(contents[place % contents.length] ?? contents[0]),
    title: 'Your password was changed',
    text: 'If this was not you, choose a new one at once.',
    target: '/profile#security',
    readAt: null,
    createdAt: noon.toISOString(),
  }));
/** The same, all alike, from one day to the day before it. */
const alike = (count: number): Told[] =>
  told(count).map((item, place) => ({
    ...item,
    kind: 'password_changed',
    data: {},
    createdAt: new Date(noon.getTime() - place * 24 * 3_600_000).toISOString(),
  }));
const asRead = (items: readonly Told[]) =>
  items.map((item) => ({ ...item, readAt: noon.toISOString() }));
const listing = (items: readonly Told[]) =>
  answering(getNotification, { items: [...items], total: items.length });

const server = fakeApi(listing(told(3)), answering(getNotificationCount, 3));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

const list = (
  <QueryClientProvider client={queryClient}>
    <NotificationsPage />
  </QueryClientProvider>
);

test('what a person was told stands under its day and leads on to its page', async () => {
  const [first, ...others] = told(3);
  if (!first) throw new Error('three were asked for');
  server.now(listing([first, ...asRead(others)]));
  const screen = await renderInApp(list);
  await expect.element(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect.element(screen.getByText(first.text).first()).toBeVisible();
  const link = screen.getByRole('link', { name: `Unread · ${first.title}` });
  await expect.element(link).toHaveAttribute('href', '/en/profile#security');
  expect(await accessibilityFaults()).toEqual([]);
});

test('one is marked as read, then all, and it is said', async () => {
  const [first, ...others] = told(3);
  if (!first) throw new Error('three were asked for');
  const screen = await renderInApp(list);
  const mark = screen.getByRole('button', { name: /^Mark as read/ });
  await expect.element(mark.nth(2)).toBeVisible();
  server.now(
    answering(setNotificationRead, { unread: 2 }),
    listing([...asRead([first]), ...others]),
  );
  await mark.first().click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Marked as read.');
  await expect.element(mark.nth(1)).toBeVisible();
  await expect.element(mark.nth(2)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Delete: / }).first()).toHaveFocus();
  server.now(answering(setNotificationRead, { unread: 0 }), listing(asRead(told(3))));
  await screen.getByRole('button', { name: 'Mark all as read' }).click();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('All notifications are marked as read.');
  await expect.element(screen.getByRole('button', { name: /^Mark/ })).not.toBeInTheDocument();
  const bodies = () => server.sent(setNotificationRead).map(({ body }) => body);
  await expect.poll(bodies).toEqual([{ id: first.id }, { all: true }]);
});

test('like ones are one row that unfolds by keyboard, and stay together as they are read', async () => {
  const [newest, ...others] = alike(3);
  if (!newest) throw new Error('three were asked for');
  server.now(listing([newest, ...others]));
  const screen = await renderInApp(list);
  const group = screen.getByRole('button', { name: '3 new: Your password was changed' });
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
  await expect.element(group).toHaveFocus();
  await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(3);
  await expect.element(screen.getByText('18 Nov, 12:00')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);

  server.now(
    answering(setNotificationRead, { unread: 2 }),
    listing([newest, ...asRead(others.slice(0, 1)), ...others.slice(1)]),
  );
  await screen.getByRole('button', { name: /^Mark as read: .* 19 Nov/ }).click();
  const fewer = screen.getByRole('button', { name: '2 new: Your password was changed' });
  await expect.element(fewer).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(3);
  await fewer.click();
  // Folded, what was read stands by itself under its own day.
  await expect.element(screen.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
});

test('whoever deletes next to a group goes on with what unfolds it', async () => {
  const [first, ...others] = alike(3);
  if (!first) throw new Error('three were asked for');
  const [read] = asRead([first]);
  server.now(listing([...asRead([first]), ...others]));
  const screen = await renderInApp(list);
  await expect.element(screen.getByRole('button', { name: /^2 new: / })).toBeVisible();
  server.now(answering(deleteNotification, { unread: 2 }), listing(others));
  await screen.getByRole('button', { name: /^Delete: / }).click();
  await expect.element(screen.getByRole('button', { name: /^2 new: / })).toHaveFocus();
  const ids = () => server.sent(deleteNotification).map(({ query }) => query.id);
  await expect.poll(ids).toEqual([read?.id]);
});

test('whoever deletes by keyboard goes on with the next one, and at the end with the heading', async () => {
  const [first, second, third] = told(3);
  if (!first || !second || !third) throw new Error('three were asked for');
  const screen = await renderInApp(list);
  const buttons = screen.getByRole('button', { name: /^Delete: / });
  await expect.element(buttons.nth(2)).toBeVisible();
  buttons.nth(1).element().focus();
  for (const left of [[first, third], [first]]) {
    server.now(answering(deleteNotification, { unread: left.length }), listing(left));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => buttons.elements().length).toBe(left.length);
    await expect.element(buttons.last()).toHaveFocus();
  }
  server.now(answering(deleteNotification, { unread: 0 }), listing([]));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Nothing to tell you yet')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Notifications');
  const ids = () => server.sent(deleteNotification).map(({ query }) => query.id);
  await expect.poll(ids).toEqual([second.id, third.id, first.id]);
});

test('a second press on delete reports no failure, as there is none', async () => {
  const screen = await renderInApp(list);
  const button = screen.getByRole('button', { name: /^Delete: / }).first();
  await expect.element(button).toBeVisible();
  const element = button.element();
  if (!(element instanceof HTMLElement)) throw new Error('a button is an element');
  const presses = () => server.sent(deleteNotification).length;
  server.now(
    answering(deleteNotification, () => (presses() === 1 ? { unread: 2 } : refuse('not_found'))),
    listing(told(3).slice(1)),
  );
  element.click();
  element.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Notification deleted.');
  await expect.poll(presses).toBe(2);
  await expect.poll(() => queryClient.isFetching() + queryClient.isMutating()).toBe(0);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('');
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
});

test('what another device has deleted meanwhile is deleted here too', async () => {
  const screen = await renderInApp(list);
  const button = screen.getByRole('button', { name: /^Delete: / }).first();
  await expect.element(button).toBeVisible();
  server.now(answering(deleteNotification, refuse('not_found')), listing(told(3).slice(1)));
  await button.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Notification deleted.');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('');
  await expect.element(button).toHaveFocus();
});

test('all are deleted only after a question', async () => {
  const screen = await renderInApp(list);
  await screen.getByRole('button', { name: 'Delete all' }).click();
  await screen.getByRole('button', { name: 'Keep them' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.sent(deleteNotification)).toEqual([]);
  await screen.getByRole('button', { name: 'Delete all' }).click();
  server.now(answering(deleteNotification, { unread: 0 }), listing([]));
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect.element(screen.getByText('Nothing to tell you yet')).toBeVisible();
  const deletions = () => server.sent(deleteNotification).map(({ query }) => query);
  await expect.poll(deletions).toEqual([{ all: 'true' }]);
});

test('more are shown ten by ten', async () => {
  const [firstTen, rest] = [told(12).slice(0, 10), told(12).slice(10)];
  const paged = (later: Answer<typeof getNotification>) =>
    answering(getNotification, ({ query }) =>
      query.offset === 10 ? later : { items: firstTen, total: 12 },
    );
  server.now(paged(refused));
  const screen = await renderInApp(list);
  await expect.element(screen.getByRole('listitem').nth(9)).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(10);
  const more = screen.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(errors.too_many_requests);
  server.now(paged({ items: rest, total: 12 }));
  await more.click();
  await expect.element(screen.getByRole('listitem').nth(11)).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 more notifications.');
  await expect.element(more).not.toBeInTheDocument();
  await expect.element(screen.getByRole('listitem').nth(10).getByRole('link')).toHaveFocus();
});

test('what cannot be fetched can be tried again, and what cannot be done is said', async () => {
  server.now(answering(getNotification, refused));
  const screen = await renderInApp(list);
  await expect.element(screen.getByText(errors.too_many_requests)).toBeVisible();
  server.now(listing(told(3)));
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('listitem').nth(2)).toBeVisible();
  server.now(answering(deleteNotification, refused));
  await screen
    .getByRole('button', { name: /^Delete: / })
    .first()
    .click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(errors.too_many_requests);
  await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(3);
});

test('the bell asks after four seconds, and shows that there is something', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await renderInApp(<NotificationBell to="/notifications" />);
  const bell = screen.getByRole('link');
  await expect.element(bell).toHaveAccessibleName('Notifications');
  await vi.advanceTimersByTimeAsync(3_999);
  expect(server.calls()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(bell).toHaveAccessibleName('Notifications, 3 unread');
  await expect.element(bell).toHaveAttribute('href', '/en/notifications');
  expect(server.calls()).toEqual(['GET /get-notification-count']);
});

test('pushes of what was read, here or elsewhere, go from the screen; others stay', async () => {
  const [read, unread] = told(2);
  if (!read || !unread) throw new Error('two were asked for');
  server.now(listing([unread, ...asRead([read])]));
  const shown = [read.id, unread.id, 'test'].map((tag) => ({ tag, close: vi.fn<() => void>() }));
  const registration = { getNotifications: async () => shown } as unknown;
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(
    registration as ServiceWorkerRegistration,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await renderInApp(<NotificationBell to="/notifications" />);
  await expect.element(screen.getByRole('link')).toBeVisible();
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  const closed = () => shown.filter(({ close }) => close.mock.calls.length > 0);
  await expect.poll(() => closed().map(({ tag }) => tag)).toEqual([read.id]);
});
