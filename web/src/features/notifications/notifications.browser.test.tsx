import type { Notification } from '@stratum/contract/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../shared/api/query-client.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import NotificationBell from './notification-bell.tsx';
import { NotificationList } from './notification-list.tsx';

/** What the server keeps in this test, newest first. */
let kept: { id: string; read: boolean; kind: Notification['kind']; data: object }[];
let asked: string[];
let isDown: boolean;

const told = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `01990000-0000-7000-8000-${String(place).padStart(12, '0')}`,
    kind: 'password_changed' as const,
    data: {},
    read: false,
  }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00') });
  [kept, asked, isDown] = [told(3), [], false];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const request = new Request(address, init);
    const { pathname, searchParams } = new URL(request.url);
    asked.push(`${request.method} ${pathname.replace('/api/v1/', '')}`);
    if (isDown) return Response.json({ success: false, error: fault }, { status: 422 });
    const id = searchParams.get('id');
    if (id !== null && !kept.some((each) => each.id === id))
      return Response.json({ success: false, error: gone }, { status: 404 });
    return Response.json({ success: true, data: await answer(request, searchParams) });
  });
});

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  vi.restoreAllMocks();
});

const gone = { code: 'not_found', message: 'Not there.' };
const fault = { code: 'invalid_input', message: 'Not now.' };

async function answer(request: Request, query: URLSearchParams): Promise<unknown> {
  const unread = () => kept.filter(({ read }) => !read).length;
  if (request.url.includes('count')) return unread();
  const { id = query.get('id') } = request.method === 'PUT' ? await request.json() : {};
  const isMeant = (each: { id: string }) => id === null || id === undefined || each.id === id;
  if (request.method === 'PUT')
    kept = kept.map((each) => ({ ...each, read: each.read || isMeant(each) }));
  if (request.method === 'DELETE') kept = kept.filter((each) => !isMeant(each));
  if (request.method !== 'GET') return { unread: unread() };
  const offset = Number(query.get('offset'));
  const createdAt = new Date().toISOString();
  const items = kept.slice(offset, offset + 10).map((each) => ({ ...each, createdAt }));
  return { items, total: kept.length };
}

const list = (
  <QueryClientProvider client={queryClient}>
    <h1>Notifications</h1>
    <NotificationList />
  </QueryClientProvider>
);

test('what a person was told stands under its day, in sentences, and leads on', async () => {
  const [first, second, third] = told(3);
  if (!first || !second || !third) throw new Error('three were asked for');
  kept = [
    { ...first, kind: 'new_sign_in', data: { browser: 'Firefox', system: 'Linux' } },
    { ...second, kind: 'deletion_planned', data: { deletionAt: '2026-12-04T09:00:00.000Z' } },
    { ...third, read: true },
  ];
  const screen = await renderInApp(list);
  await expect.element(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect.element(screen.getByText(/^Device: Firefox on Linux\./)).toBeVisible();
  await expect.element(screen.getByText(/On 4.December.2026 everything/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Unread · New sign-in to your account' });
  await expect.element(link).toHaveAttribute('href', '/en/profile#security');
  expect(await accessibilityFaults()).toEqual([]);
});

test('one is marked as read, then all, and it is said', async () => {
  const screen = await renderInApp(list);
  await screen
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Marked as read.');
  await expect.element(screen.getByRole('button', { name: /^Mark as read/ }).nth(1)).toBeVisible();
  expect(kept.map(({ read }) => read)).toEqual([true, false, false]);
  await expect.element(screen.getByRole('button', { name: /^Delete: / }).first()).toHaveFocus();
  await screen.getByRole('button', { name: 'Mark all as read' }).click();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('All notifications are marked as read.');
  await expect.element(screen.getByRole('button', { name: /^Mark/ })).not.toBeInTheDocument();
});

test('whoever deletes by keyboard goes on with the next one, and at the end with the heading', async () => {
  const screen = await renderInApp(list);
  const buttons = screen.getByRole('button', { name: /^Delete: / });
  await expect.element(buttons.nth(2)).toBeVisible();
  buttons.nth(1).element().focus();
  for (const left of [2, 1]) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => buttons.elements().length).toBe(left);
    expect(document.activeElement).toBe(buttons.elements().at(-1));
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Nothing to tell you yet')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Notifications');
});

test('a second press on delete reports no failure, as there is none', async () => {
  const screen = await renderInApp(list);
  const button = screen.getByRole('button', { name: /^Delete: / }).first();
  await expect.element(button).toBeVisible();
  const element = button.element();
  if (!(element instanceof HTMLElement)) throw new Error('a button is an element');
  element.click();
  element.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Notification deleted.');
  await expect.poll(() => asked.filter((call) => call.startsWith('DELETE')).length).toBe(2);
  await expect.poll(() => queryClient.isFetching() + queryClient.isMutating()).toBe(0);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('');
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
});

test('all are deleted only after a question', async () => {
  const screen = await renderInApp(list);
  await screen.getByRole('button', { name: 'Delete all' }).click();
  await screen.getByRole('button', { name: 'Keep them' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(kept).toHaveLength(3);
  await screen.getByRole('button', { name: 'Delete all' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect.element(screen.getByText('Nothing to tell you yet')).toBeVisible();
  expect(kept).toHaveLength(0);
});

test('more are shown ten by ten', async () => {
  kept = told(12);
  const screen = await renderInApp(list);
  await expect.element(screen.getByRole('listitem').nth(9)).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(10);
  const more = screen.getByRole('button', { name: 'Show more' });
  isDown = true;
  await more.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not now.');
  isDown = false;
  await more.click();
  await expect.element(screen.getByRole('listitem').nth(11)).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 more notifications.');
  await expect.element(more).not.toBeInTheDocument();
  await expect.element(screen.getByRole('listitem').nth(10).getByRole('link')).toHaveFocus();
});

test('what cannot be fetched can be tried again, and what cannot be done is said', async () => {
  isDown = true;
  const screen = await renderInApp(list);
  await expect.element(screen.getByText('Not now.')).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('listitem').nth(2)).toBeVisible();
  isDown = true;
  await screen
    .getByRole('button', { name: /^Delete: / })
    .first()
    .click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not now.');
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
});

test('the bell asks after four seconds, and shows that there is something', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await renderInApp(<NotificationBell to="/notifications" />);
  const bell = screen.getByRole('link');
  await expect.element(bell).toHaveAccessibleName('Notifications');
  await vi.advanceTimersByTimeAsync(3_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(bell).toHaveAccessibleName('Notifications, 3 unread');
  await expect.element(bell).toHaveAttribute('href', '/en/notifications');
  expect(asked).toEqual(['GET get-notification-count']);
});
