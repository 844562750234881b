import { pushEndpoints } from '@stratum/contract/endpoints/push';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { fakePushManager } from './push-manager.fixture.ts';
import { PushSection } from './push-section.tsx';

const { getPushKey, getPushSubscription, subscribeToPush, unsubscribeFromPush, sendTestPush } =
  pushEndpoints;

/** Where the server sends pushes of this session. */
const subscribed = new Set<string>();
const server = fakeApi(
  answering(getPushKey, { key: 'the-key' }),
  answering(getPushSubscription, ({ query }) => ({ subscribed: subscribed.has(query.endpoint) })),
  answering(subscribeToPush, ({ body }) => {
    subscribed.add(body.endpoint);
    return { subscribed: true as const };
  }),
  answering(unsubscribeFromPush, ({ query }) => {
    subscribed.delete(query.endpoint);
    return { subscribed: false as const };
  }),
  answering(sendTestPush, { sent: 1 }),
);

let permission: NotificationPermission;
let browser: ReturnType<typeof fakePushManager>;

beforeEach(() => {
  permission = 'default';
  browser = fakePushManager();
  subscribed.clear();
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
  const { serviceWorker } = navigator;
  vi.spyOn(serviceWorker, 'getRegistration').mockResolvedValue(browser.registration);
  vi.spyOn(serviceWorker, 'ready', 'get').mockResolvedValue(browser.registration);
});

/** What the person says to the browser's question. */
function whenAsked(answer: NotificationPermission) {
  return vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    permission = answer;
    return answer;
  });
}

async function show() {
  const screen = await renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <h1>Profile</h1>
      <PushSection />
    </QueryClientProvider>,
  );
  const control = screen.getByRole('switch', { name: /Show notifications here/ });
  return { screen, control };
}

test('the browser is asked by a press, subscribes with the server’s key, and a test is sent', async () => {
  const asked = whenAsked('granted');
  const { screen, control } = await show();
  await expect.element(control).toBeEnabled();
  await expect.element(control).not.toBeChecked();
  expect(asked).not.toHaveBeenCalled();
  await screen.getByText('Show notifications here').click();
  await expect.element(control).toBeChecked();
  expect(browser.keys).toEqual(['the-key']);
  expect(server.sent(subscribeToPush).map(({ body }) => body)).toEqual([
    { endpoint: browser.current(), keys: { p256dh: 'public', auth: 'secret' } },
  ]);
  await screen.getByRole('button', { name: 'Send a test' }).click();
  await expect.element(screen.getByText('Sent. It will show up in a few seconds.')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('turning off ends it here and at the server', async () => {
  permission = 'granted';
  subscribed.add(browser.subscribeBefore());
  const { screen, control } = await show();
  await expect.element(control).toBeChecked();
  await screen.getByText('Show notifications here').click();
  await expect.element(control).not.toBeChecked();
  expect(browser.current()).toBeNull();
  await expect.poll(() => subscribed.size).toBe(0);
  await expect.element(screen.getByRole('button', { name: 'Send a test' })).not.toBeInTheDocument();
});

test('what an earlier session has left is off, and is made anew', async () => {
  whenAsked('granted');
  permission = 'granted';
  const left = browser.subscribeBefore();
  const { screen, control } = await show();
  await expect.element(control).toBeEnabled();
  await expect.element(control).not.toBeChecked();
  await screen.getByText('Show notifications here').click();
  await expect.element(control).toBeChecked();
  expect(browser.current()).not.toBe(left);
});

test('who refuses is told where to allow it', async () => {
  whenAsked('denied');
  const { screen, control } = await show();
  await expect.element(control).toBeEnabled();
  await screen.getByText('Show notifications here').click();
  await expect.element(screen.getByText(/Your browser blocks notifications/)).toBeVisible();
  await expect.element(control).toBeDisabled();
  expect(server.sent(subscribeToPush)).toEqual([]);
});

test('a push service that is out of reach is told of', async () => {
  whenAsked('granted');
  browser.refuse();
  const { screen, control } = await show();
  await expect.element(control).toBeEnabled();
  await screen.getByText('Show notifications here').click();
  await expect.element(screen.getByText(/could not be set up/)).toBeVisible();
  await expect.element(control).not.toBeChecked();
});

/** As Safari on iPhone is, outside the home screen. Its other parts stay the browser's. */
function becomeIphone() {
  const offered = Object.getOwnPropertyDescriptor(window, 'PushManager') ?? {};
  Reflect.deleteProperty(window, 'PushManager');
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  onTestFinished(() => {
    Object.defineProperty(window, 'PushManager', offered);
    Reflect.deleteProperty(navigator, 'standalone');
  });
}

test('on an iPhone the way to the home screen is shown', async () => {
  becomeIphone();
  const { screen } = await show();
  await expect.element(screen.getByText('Choose “Add to Home Screen”.')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});
