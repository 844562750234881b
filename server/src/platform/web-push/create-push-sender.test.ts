import { createPublicKey, randomBytes } from 'node:crypto';
import { jwtVerify } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { createPushBrowser } from '../../../test/push-browser.ts';
import { startPushService } from '../../../test/push-service.ts';
import { createSetClock } from '../../../test/set-clock.ts';
import { secretsFrom } from '../secrets/secrets.ts';
import { createPushSender } from './create-push-sender.ts';

const clock = createSetClock(new Date('2026-11-20T09:00:00Z'));
const push = { payload: '{"text":"Grüße"}', topic: 'a-topic', timeToLive: 600 };

async function open(answer?: () => number | Promise<number>) {
  const service = await startPushService(answer);
  onTestFinished(service.close);
  const { host, network } = service;
  const sender = senderFor({ hosts: [host], network });
  const browser = createPushBrowser(host);
  const { endpoint, keys } = browser.subscription;
  return { service, sender, browser, target: { endpoint, ...keys } };
}

function senderFor(
  given: Pick<Parameters<typeof createPushSender>[0], 'hosts'> &
    Partial<Parameters<typeof createPushSender>[0]>,
) {
  const { pushKey: key } = secretsFrom(randomBytes(32));
  const sender = createPushSender({ key, contact: 'mailto:ada@example.org', clock, ...given });
  onTestFinished(() => sender.close());
  return sender;
}

/** The public key as a push service gets it: a point in base64url. */
function keyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url');
  const x = bytes.subarray(1, 33).toString('base64url');
  const y = bytes.subarray(33).toString('base64url');
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
}

test('a push arrives encrypted, with its topic and time, in the name of the installation', async () => {
  const { service, sender, browser, target } = await open();
  expect(await sender.send(target, push)).toBe('sent');
  const [taken] = service.taken;
  expect(taken?.path).toBe(new URL(target.endpoint).pathname);
  expect(taken?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    topic: 'a-topic',
    ttl: '600',
  });
  expect(taken && browser.read(taken.body)).toBe(push.payload);
  expect(taken?.body.includes('Grüße')).toBe(false);
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(taken?.headers.authorization ?? '') ?? [];
  expect(key).toBe(sender.publicKey);
  const { payload } = await jwtVerify(token, keyOf(key), { currentDate: clock.now() });
  expect(payload).toEqual({
    sub: 'mailto:ada@example.org',
    aud: new URL(target.endpoint).origin,
    exp: Date.parse('2026-11-20T21:00:00Z') / 1000,
  });
});

test('the key pair is made from the master key, the same at every start', () => {
  const master = randomBytes(32);
  const [one, again, other] = [master, master, randomBytes(32)].map(
    (secret) => senderFor({ hosts: [], key: secretsFrom(secret).pushKey }).publicKey,
  );
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
])('an answer %i says that the browser is gone', async (status, outcome) => {
  const { sender, target } = await open(() => status);
  expect(await sender.send(target, push)).toBe(outcome);
});

test.each([
  [429, true],
  [503, true],
  [302, false],
  [400, false],
  [403, false],
  [413, false],
])(
  'an answer %i fails, and whether another attempt makes sense is %s',
  async (status, isRetryable) => {
    const { service, sender, target } = await open(() => status);
    await expect(sender.send(target, push)).rejects.toMatchObject({ isRetryable });
    expect(service.taken).toHaveLength(1);
  },
);

test('a push service that does not answer in time is tried again', async () => {
  const { service, target } = await open(() => Promise.withResolvers<never>().promise);
  const { host, network } = service;
  const sender = senderFor({ hosts: [host], network, timeout: 50 });
  await expect(sender.send(target, push)).rejects.toMatchObject({ isRetryable: true });
});

test('what is not allowed, leads into a private network or cannot prove its name gets nothing', async () => {
  const { service, target } = await open();
  const { host, taken, network } = service;
  const elsewhere = senderFor({ hosts: ['other.test'], network });
  await expect(elsewhere.send(target, push)).rejects.toThrow('not allowed');
  const resolving = senderFor({ hosts: ['localhost:1'] });
  const local = { ...target, endpoint: 'https://localhost:1/send' };
  await expect(resolving.send(local, push)).rejects.toMatchObject({ isRetryable: false });
  const { lookup } = network;
  const doubting = senderFor({ hosts: [host], network: { lookup } });
  await expect(doubting.send(target, push)).rejects.toMatchObject({ isRetryable: true });
  expect(taken).toEqual([]);
});
