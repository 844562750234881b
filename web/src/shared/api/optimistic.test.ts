import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { placeEndpoints } from '@stratum/contract/endpoints/places';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { expect, test } from 'vitest';
import { ada } from '../../testing/ada.ts';
import { invalidateDomains } from './invalidate.ts';
import { applyOptimistic, patchPages, patchReply, rollback } from './optimistic.ts';
import { createQueryClient } from './query-client.ts';
import { pagesKey, routeQuery, setRouteData } from './route-query.ts';

const { getState } = placeEndpoints;
const { getNotification, getNotificationCount } = notificationEndpoints;
const inFrance = { query: { country: 'FR' } };
const inSpain = { query: { country: 'ES' } };
const states = (name: string) => [{ code: '1', name }];

test('what a write will have changed is the reply to its input alone, or to any', async () => {
  const client = createQueryClient();
  const read = (input: typeof inFrance) =>
    client.getQueryData(routeQuery(getState, input).queryKey);
  setRouteData(client, getState, inFrance, states('Bretagne'));
  setRouteData(client, getState, inSpain, states('Galicia'));
  const before = await applyOptimistic(client, [patchReply(getState, inFrance, () => [])]);
  expect([read(inFrance), read(inSpain)]).toEqual([[], states('Galicia')]);
  rollback(client, before);
  expect(read(inFrance)).toEqual(states('Bretagne'));
  await applyOptimistic(client, [patchReply(getState, undefined, () => [])]);
  expect([read(inFrance), read(inSpain)]).toEqual([[], []]);
});

test('what is not known yet stays unknown', async () => {
  const client = createQueryClient();
  const { queryKey } = routeQuery(getNotificationCount);
  const queryFn = () => new Promise<number>(() => undefined);
  const reading = client.fetchQuery({ queryKey, queryFn }).catch(() => null);
  await applyOptimistic(client, [patchReply(getNotificationCount, {}, () => 0)]);
  await reading;
  expect(client.getQueryData(queryKey)).toBeUndefined();
});

test('a reply that was on its way does not take the place of what is shown at once', async () => {
  const client = createQueryClient();
  const { queryKey } = routeQuery(getNotificationCount);
  setRouteData(client, getNotificationCount, {}, 3);
  const old = Promise.withResolvers<number>();
  const queryFn = () => old.promise;
  const reading = client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => null);
  expect(client.isFetching({ queryKey })).toBe(1);
  await applyOptimistic(client, [patchReply(getNotificationCount, {}, () => 0)]);
  old.resolve(3);
  await reading;
  expect(client.getQueryData(queryKey)).toBe(0);
});

test('of a list read page by page each page is changed', async () => {
  const client = createQueryClient();
  const queryKey = pagesKey(getNotification, 'en');
  const pages = [1, 2].map((total) => ({ items: [], total }));
  client.setQueryData(queryKey, { pages, pageParams: [0, 10] });
  await applyOptimistic(client, [
    patchPages(getNotification, (page) => ({ ...page, total: page.total * 10 })),
  ]);
  expect(client.getQueryData(queryKey)).toMatchObject({ pages: [{ total: 10 }, { total: 20 }] });
});

test('a reply that came by another way is stale after a write of its domain', async () => {
  const client = createQueryClient();
  setRouteData(client, profileEndpoints.profileInfo, {}, ada);
  const { queryKey } = routeQuery(profileEndpoints.profileInfo);
  await invalidateDomains(['auth'], client);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
  await invalidateDomains(['profile'], client);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
