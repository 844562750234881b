import { beforeEach, expect, test, vi } from 'vitest';

const subscribe = vi.fn<(options: unknown) => Promise<object>>();
const send = vi.fn<typeof fetch>();
vi.stubGlobal('self', { registration: { pushManager: { subscribe } } });
vi.stubGlobal('fetch', send);
const { renewPush } = await import('./renew-push.ts');

beforeEach(() => {
  vi.resetAllMocks();
  send.mockResolvedValue(Response.json({}));
});

const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) };
const subscriptionAt = (place: string) => {
  const endpoint = `https://push.test/${place}`;
  const keys = { p256dh: `public ${place}`, auth: `secret ${place}` };
  return { endpoint, options, toJSON: () => ({ endpoint, keys }), parts: { endpoint, keys } };
};
const [old, next] = [subscriptionAt('old'), subscriptionAt('next')];

async function change(subscriptions: object): Promise<void> {
  const waitUntil = vi.fn<(renewed: Promise<unknown>) => void>();
  const event = new Event('pushsubscriptionchange');
  renewPush(
    Object.assign(event, { waitUntil, ...subscriptions }) as unknown as PushSubscriptionChangeEvent,
  );
  await Promise.all(waitUntil.mock.calls.map(([promise]) => promise));
}

const sent = () => send.mock.calls.map(([url, init]) => [url, init?.body]);
const renewal = [
  '/api/v1/push-renewal',
  JSON.stringify({ old: old.parts, subscription: next.parts }),
];

test('a subscription that the browser has changed is told to the server, with the old one’s secret', async () => {
  await change({ oldSubscription: old, newSubscription: next });
  expect(sent()).toEqual([renewal]);
  expect(subscribe).not.toHaveBeenCalled();
});

test('one that has ended is made again, with the server’s key', async () => {
  subscribe.mockResolvedValue(next);
  await change({ oldSubscription: old, newSubscription: null });
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(options);
  expect(sent()).toEqual([renewal]);
});

test('where the permission is gone, or nothing says what has ended, nothing is told', async () => {
  subscribe.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await change({ oldSubscription: old, newSubscription: null });
  await change({ oldSubscription: null, newSubscription: next });
  expect(sent()).toEqual([]);
});
