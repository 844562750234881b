import { notificationRoutes } from '@stratum/contract/notifications';
import { afterAll, expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';

const { app, build, clock, close } = await openTestApp();
afterAll(close);

const { getNotification, getNotificationCount, setNotificationRead, deleteNotification } =
  notificationRoutes;
const someId = '01990000-0000-7000-8000-000000000000';

test('a new account has no notifications', async () => {
  const ada = await build.user();
  expect(dataOf(await ada.call(getNotification))).toEqual({ items: [], total: 0 });
  expect(dataOf(await ada.call(getNotificationCount))).toBe(0);
});

test('notifications are listed newest first, as facts and as sentences, to their owner alone', async () => {
  const ada = await build.user();
  const bruno = await build.user();
  const sign = { kind: 'new_sign_in', data: { browser: 'Firefox', system: null } } as const;
  const first = await ada.notify(sign);
  clock.advance(60_000);
  const second = await ada.notify({
    kind: 'deletion_planned',
    data: { deletionAt: '2026-12-04T09:00:00.000Z' },
  });
  await bruno.notify();
  expect(dataOf(await ada.call(getNotification))).toEqual({
    items: [
      {
        id: second,
        kind: 'deletion_planned',
        data: { deletionAt: '2026-12-04T09:00:00.000Z' },
        title: 'Your account will be deleted',
        text: 'On 4 December 2026 everything in it will be deleted. Until then you can still keep it.',
        target: '/profile',
        createdAt: '2026-11-20T09:01:00.000Z',
        readAt: null,
      },
      {
        id: first,
        ...sign,
        title: 'New sign-in to your account',
        text: 'Device: Firefox. If this was not you, end that session and change your password.',
        target: '/profile#security',
        createdAt: '2026-11-20T09:00:00.000Z',
        readAt: null,
      },
    ],
    total: 2,
  });
  expect(dataOf(await bruno.call(getNotificationCount))).toBe(1);
});

test('a sentence is in the language that the call asks for, in the reader’s time zone', async () => {
  const ada = await build.user({ timeZone: 'Pacific/Kiritimati' });
  await ada.notify({ kind: 'export_ready', data: { expiresAt: '2026-11-30T12:00:00.000Z' } });
  const answer = await app.inject({
    url: '/api/v1/get-notification',
    headers: { authorization: `Bearer ${ada.token}`, 'accept-language': 'fr' },
  });
  expect(answer.json()).toMatchObject({
    data: { items: [{ text: expect.stringMatching(/^Jusqu’au 1er décembre 2026, tu peux/) }] },
  });
});

test('a list of twelve comes in pages of ten, by offset', async () => {
  const ada = await build.user();
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) ids.unshift(await ada.notify());
  const page = async (offset: number) =>
    dataOf(await ada.call(getNotification, { query: { offset } }));
  const [first, second, beyond] = [await page(0), await page(10), await page(20)];
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  expect(second.items.map(({ id }) => id)).toEqual(ids.slice(10));
  expect(beyond).toEqual({ items: [], total: 12 });
  expect((await ada.call(getNotification, { query: { offset: -1 } })).status).toBe(422);
});

test('reading one, then all, brings down the count of this person alone', async () => {
  const ada = await build.user();
  const bruno = await build.user();
  const id = await ada.notify();
  await ada.notify();
  await bruno.notify();
  const readOne = () => ada.call(setNotificationRead, { body: { id } });
  expect(dataOf(await readOne())).toEqual({ unread: 1 });
  expect(dataOf(await readOne())).toEqual({ unread: 1 });
  const [second, first] = dataOf(await ada.call(getNotification)).items;
  expect([second?.readAt, first?.readAt]).toEqual([null, clock.now().toISOString()]);
  expect(dataOf(await ada.call(setNotificationRead, { body: { all: true } }))).toEqual({
    unread: 0,
  });
  expect(dataOf(await ada.call(getNotificationCount))).toBe(0);
  expect(dataOf(await bruno.call(getNotificationCount))).toBe(1);
});

test('deleting one, then all, leaves what others have', async () => {
  const ada = await build.user();
  const bruno = await build.user();
  const id = await ada.notify();
  await ada.notify();
  await ada.notify();
  await bruno.notify();
  const { call } = ada;
  expect(dataOf(await call(deleteNotification, { query: { id } }))).toEqual({ unread: 2 });
  expect((await call(deleteNotification, { query: { id } })).status).toBe(404);
  const [other] = dataOf(await call(getNotification)).items;
  const byBody = { body: { id: other?.id } };
  expect(dataOf(await call(deleteNotification, byBody))).toEqual({ unread: 1 });
  expect((await call(deleteNotification, byBody)).status).toBe(404);
  expect(dataOf(await call(deleteNotification, { query: { all: 'true' } }))).toEqual({ unread: 0 });
  expect(dataOf(await call(getNotification))).toEqual({ items: [], total: 0 });
  expect(dataOf(await bruno.call(getNotification)).total).toBe(1);
});

test('a notification of another account answers as one that does not exist, and stays', async () => {
  const ada = await build.user();
  const mallory = await build.user({ role: 'admin' });
  const id = await ada.notify();
  expect((await mallory.call(setNotificationRead, { body: { id } })).status).toBe(404);
  expect((await mallory.call(deleteNotification, { query: { id } })).status).toBe(404);
  expect((await mallory.call(deleteNotification, { body: { id } })).status).toBe(404);
  expect(dataOf(await ada.call(getNotificationCount))).toBe(1);
});

test.each([
  { what: 'neither one nor all', body: {}, query: {} },
  { what: 'both', body: { id: someId, all: true }, query: { id: someId, all: 'true' } },
] as const)('naming $what is refused at the id', async ({ body, query }) => {
  const ada = await build.user();
  const answers = [
    await ada.call(setNotificationRead, { body }),
    await ada.call(deleteNotification, { query }),
    await ada.call(deleteNotification, { body }),
  ];
  for (const { status, error } of answers) {
    expect(status).toBe(422);
    expect(error).toMatchObject({ fields: { id: expect.any(String) } });
  }
});
