import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { useRoutePages } from './pages.ts';
import { useRouteMutation } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { callRoute } from './route-call.ts';
import type { RouteReply } from './route-input.ts';

const { getNotification, setNotificationRead } = notificationEndpoints;
type Item = RouteReply<typeof getNotification>['items'][number];

const item = (place: number) =>
  ({
    id: `01990000-0000-7000-8000-00000000000${place}`,
    kind: 'password_changed',
    title: 'Your password was changed',
    text: 'If this was not you, choose a new one at once.',
    target: '/profile#security',
    data: {},
    readAt: null,
    createdAt: '2026-11-20T12:00:00Z',
  }) as const;

const server = fakeApi(
  answering(getNotification, ({ query }) => ({
    items: query.offset === 0 ? [item(1), item(2)] : [item(2), item(3)],
    total: 3,
  })),
  answering(setNotificationRead, { unread: 0 }),
);

interface ListProps {
  onItems?: (items: readonly Item[] | undefined) => void;
}

function List({ onItems }: ListProps) {
  const { i18n } = useTranslation();
  const { list, items } = useRoutePages<Item, RouteReply<typeof getNotification>, number>(
    getNotification,
    {
      first: 0,
      read: (offset, options) => callRoute(getNotification, { query: { offset } }, options),
      next: (_, pages) => (pages.length === 1 ? 2 : undefined),
    },
  );
  const read = useRouteMutation(setNotificationRead);
  useEffect(() => onItems?.(items), [onItems, items]);
  return (
    <>
      <p>{items ? items.map(({ id }) => id.at(-1)).join(', ') : 'Loading'}</p>
      {list.hasNextPage && (
        <button type="button" onClick={() => void list.fetchNextPage()}>
          More
        </button>
      )}
      <button type="button" onClick={() => read.mutate({ body: { all: true } })}>
        Read
      </button>
      <p>{read.status}</p>
      <button type="button" onClick={() => void i18n.changeLanguage('de')}>
        Deutsch
      </button>
    </>
  );
}

const open = (props: ListProps = {}) =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <List {...props} />
    </QueryClientProvider>,
  );
const offsets = () => server.sent(getNotification).map(({ query }) => query.offset);

test('what a new item has moved on to the next page stands once', async () => {
  const screen = await open();
  await expect.element(screen.getByText('1, 2', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByText('1, 2, 3', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'More' })).not.toBeInTheDocument();
  expect(offsets()).toEqual([0, 2]);
});

test('a write of their domain reads all pages again', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByText('1, 2, 3', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Read' }).click();
  await expect.poll(offsets).toEqual([0, 2, 0, 2]);
});

test('another language reads them anew', async () => {
  const screen = await open();
  await expect.element(screen.getByText('1, 2', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Deutsch' }).click();
  await expect.poll(offsets).toEqual([0, 0]);
  const languages = server
    .sent(getNotification)
    .map(({ headers }) => headers.get('Accept-Language'));
  expect(languages).toEqual(['en', 'de']);
});

test('they are the same array until they change', async () => {
  const onItems = vi.fn();
  const screen = await open({ onItems });
  await expect.element(screen.getByText('1, 2', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByText('1, 2, 3', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Read' }).click();
  await expect.element(screen.getByText('success')).toBeVisible();
  await expect.poll(offsets).toEqual([0, 2, 0, 2]);
  expect(onItems.mock.calls).toEqual([
    [undefined],
    [[item(1), item(2)]],
    [[item(1), item(2), item(3)]],
  ]);
});
