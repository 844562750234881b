import { authRoutes } from '@stratum/contract/auth';
import { pushRoutes as routes } from '@stratum/contract/push';
import { afterAll, expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { callRoute, dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { createPushBrowser, type PushBrowser } from '../../../test/push-browser.ts';
import { startPushService, type TakenPush } from '../../../test/push-service.ts';
import { createSetClock } from '../../../test/set-clock.ts';
import { createPushSender } from '../../platform/web-push/create-push-sender.ts';
import { liveSubscriptions } from './store.ts';

const day = 86_400_000;

/** By the path of a browser's address: the statuses by which its next pushes are answered. */
const answers = new Map<string, number[]>();
const service = await startPushService(({ path }) => answers.get(path)?.shift() ?? 201);
const { host, network } = service;
const clock = createSetClock(new Date('2026-11-20T09:00:00Z'));
const key = Buffer.alloc(32, 7);
const pushSender = createPushSender({ hosts: [host], key, contact: null, clock, network });
const on = await openTestApp({ clock, pushSender });
afterAll(async () => {
  await on.close();
  pushSender.close();
  service.close();
});

const newBrowser = () => createPushBrowser(host);
const pathOf = ({ subscription }: PushBrowser) => new URL(subscription.endpoint).pathname;

/** What reached a browser, once nothing waits any more. */
async function arrivedAt(browser: PushBrowser) {
  await on.jobs.drain();
  return service.taken.filter(({ path }) => path === pathOf(browser));
}

const subscribe = (user: SignedInUser, { subscription: body }: PushBrowser) =>
  user.call(routes.subscribeToPush, { body });

async function isSubscribed(user: SignedInUser, { subscription: { endpoint } }: PushBrowser) {
  return dataOf(await user.call(routes.getPushSubscription, { query: { endpoint } })).subscribed;
}

test('a test push reaches the browser that asks for it, and it alone can read it', async () => {
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  const [browser, phone, foreign] = [newBrowser(), newBrowser(), newBrowser()];
  expect((await subscribe(ada, browser)).status).toBe(200);
  await subscribe(await ada.again(), phone);
  await subscribe(bruno, foreign);
  const headers = { 'accept-language': 'fr' };
  expect(dataOf(await ada.call(routes.sendTestPush, { headers }))).toEqual({ sent: 1 });
  const arrived = await arrivedAt(browser);
  expect(arrived).toHaveLength(1);
  const { headers: sent, body } = arrived[0] as TakenPush;
  expect(JSON.parse(browser.read(body))).toEqual({
    web_push: 8030,
    notification: {
      title: 'Ça marche',
      body: 'Voilà comment Stratum te joint sur cet appareil.',
      navigate: 'http://stratum.test/notifications',
      lang: 'fr',
      tag: 'test',
    },
  });
  expect(() => phone.read(body)).toThrow();
  expect([await arrivedAt(phone), await arrivedAt(foreign)]).toEqual([[], []]);
  expect(sent.topic).toMatch(/^[\w-]{32}$/);
});

test('the installation’s key is told to those who are signed in', async () => {
  const { key: told } = dataOf(await (await on.build.user()).call(routes.getPushKey));
  expect(told).toBe(on.deps.push.publicKey);
  expect(Buffer.from(told, 'base64url')).toHaveLength(65);
});

test('subscribing twice is as once, and unsubscribing ends it, twice as well', async () => {
  const ada = await on.build.user();
  const browser = newBrowser();
  expect(await isSubscribed(ada, browser)).toBe(false);
  await subscribe(ada, browser);
  await subscribe(ada, browser);
  expect(await isSubscribed(ada, browser)).toBe(true);
  expect(dataOf(await ada.call(routes.sendTestPush))).toEqual({ sent: 1 });
  const { endpoint } = browser.subscription;
  const end = () => ada.call(routes.unsubscribeFromPush, { query: { endpoint } });
  expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
  expect(await arrivedAt(browser)).toEqual([]);
  expect(dataOf(await ada.call(routes.sendTestPush))).toEqual({ sent: 0 });
});

test('a subscription ends with its session, and with the time that it has', async () => {
  const ada = await on.build.user();
  const elsewhere = await ada.again();
  const [here, there] = [newBrowser(), newBrowser()];
  await subscribe(ada, here);
  await subscribe(elsewhere, there);
  await ada.call(routes.sendTestPush);
  await ada.call(authRoutes.deleteSession, { params: { userId: ada.id } });
  expect(await arrivedAt(here)).toEqual([]);
  expect(await isSubscribed(elsewhere, here)).toBe(false);
  clock.advance(31 * day);
  const { db } = on.database;
  expect(await liveSubscriptions(db, { userIds: [ada.id] }, clock.now())).toEqual([]);
});

test('a browser belongs to the person who subscribed there last, whom others cannot unsubscribe', async () => {
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  const browser = newBrowser();
  await subscribe(ada, browser);
  await subscribe(bruno, browser);
  expect([await isSubscribed(ada, browser), await isSubscribed(bruno, browser)]).toEqual([
    false,
    true,
  ]);
  const { endpoint } = browser.subscription;
  await ada.call(routes.unsubscribeFromPush, { query: { endpoint } });
  expect(dataOf(await bruno.call(routes.sendTestPush))).toEqual({ sent: 1 });
  expect(await arrivedAt(browser)).toHaveLength(1);
});

test('one that its browser has ended is removed, the others go on', async () => {
  const ada = await on.build.user();
  const [ended, other] = [newBrowser(), newBrowser()];
  await subscribe(ada, ended);
  await subscribe(ada, other);
  answers.set(pathOf(ended), [410]);
  await ada.call(routes.sendTestPush);
  expect(await arrivedAt(ended)).toHaveLength(1);
  expect(await arrivedAt(other)).toHaveLength(1);
  expect([await isSubscribed(ada, ended), await isSubscribed(ada, other)]).toEqual([false, true]);
});

test('a push service that is busy is asked again with the same topic, one that refuses is not', async () => {
  const ada = await on.build.user();
  const browser = newBrowser();
  await subscribe(ada, browser);
  answers.set(pathOf(browser), [503, 429, 201, 400]);
  await ada.call(routes.sendTestPush);
  const asked = await arrivedAt(browser);
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ headers }) => headers.topic)).size).toBe(1);
  await ada.call(routes.sendTestPush);
  expect(await arrivedAt(browser)).toHaveLength(4);
  expect(await isSubscribed(ada, browser)).toBe(true);
});

test('a push that is of no use any more is not sent', async () => {
  const ada = await on.build.user();
  const browser = newBrowser();
  await subscribe(ada, browser);
  await ada.call(routes.sendTestPush);
  clock.advance(6 * 60_000);
  expect(await arrivedAt(browser)).toEqual([]);
});

test('a browser that changes its subscription goes on in its session, by the secret of the old one', async () => {
  const ada = await on.build.user();
  const [old, browser, foreign] = [newBrowser(), newBrowser(), newBrowser()];
  await subscribe(ada, old);
  const renew = (known: PushBrowser, { subscription }: PushBrowser) =>
    callRoute(on.app, null, routes.renewPush, { body: { old: known.subscription, subscription } });
  const { endpoint } = old.subscription;
  const guessed = { ...foreign, subscription: { ...foreign.subscription, endpoint } };
  expect(dataOf(await renew(guessed, foreign))).toEqual({ renewed: false });
  expect(dataOf(await renew(old, browser))).toEqual({ renewed: true });
  expect(dataOf(await renew(old, foreign))).toEqual({ renewed: false });
  expect(dataOf(await ada.call(routes.sendTestPush))).toEqual({ sent: 1 });
  expect(await arrivedAt(browser)).toHaveLength(1);
  expect([await arrivedAt(old), await arrivedAt(foreign)]).toEqual([[], []]);

  await ada.call(authRoutes.deleteSession, { params: { userId: ada.id } });
  expect(dataOf(await renew(browser, foreign))).toEqual({ renewed: false });
});

test('a session has five subscriptions at most, the newest', async () => {
  const ada = await on.build.user();
  const browsers = Array.from({ length: 6 }, newBrowser);
  for (const browser of browsers) await subscribe(ada, browser);
  const kept = await Promise.all(browsers.map((browser) => isSubscribed(ada, browser)));
  expect(kept).toEqual([false, true, true, true, true, true]);
});

test('addresses elsewhere and keys of no use are refused at their fields', async () => {
  const ada = await on.build.user();
  const { endpoint, keys } = newBrowser().subscription;
  const fieldsOf = async (change: object) => {
    const answer = await ada.call(routes.subscribeToPush, { body: { endpoint, keys, ...change } });
    expect(answer.status).toBe(422);
    return Object.keys((answer.error as { fields: object }).fields);
  };
  for (const wrong of [
    endpoint.replace('https:', 'http:'),
    'https://127.0.0.1/send',
    'https://169.254.169.254/latest/meta-data',
    'https://push.example.org/send',
    'https://push.test/send/with a space',
    `https://push.test/${'a'.repeat(2_000)}`,
    '',
  ]) {
    expect(await fieldsOf({ endpoint: wrong })).toEqual(['endpoint']);
  }
  expect(await fieldsOf({ keys: { ...keys, p256dh: 'AAAA' } })).toEqual(['keys']);
  expect(await fieldsOf({ keys: { ...keys, auth: '!' } })).toEqual(['keys.auth']);
  const subscription = { endpoint: 'https://127.0.0.1/send', keys };
  const renewal = { body: { old: { endpoint, keys }, subscription } };
  expect(await callRoute(on.app, null, routes.renewPush, renewal)).toMatchObject({
    status: 422,
    error: { fields: { endpoint: expect.any(String) } },
  });
});
