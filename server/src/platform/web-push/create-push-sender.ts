import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { encryptPush } from './encrypt-push.ts';
import { createPublicLookup, PrivateAddressError } from './public-lookup.ts';
import { isOnPushHost } from './push-hosts.ts';
import { type Push, PushError, type PushSender } from './push-sender.ts';
import { createVapid, type VapidOptions } from './vapid.ts';

interface PushSenderOptions extends VapidOptions {
  /** See `isOnPushHost`. */
  readonly hosts: readonly string[];
  /** Milliseconds that a push service may take. */
  readonly timeout?: number;
  /** How the names of push services are resolved, and whose certificates are believed: for tests. */
  readonly network?: { readonly lookup: LookupFunction; readonly ca?: Buffer };
}

/** Sends pushes by RFC 8030, encrypted by RFC 8291, in the name of the installation by RFC 8292. */
export function createPushSender(options: PushSenderOptions): PushSender {
  const { hosts, timeout = 10_000, network = { lookup: createPublicLookup() } } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 20, ...network });
  const vapid = createVapid(options);
  const allows = (endpoint: string) => isOnPushHost(endpoint, hosts);
  return {
    publicKey: vapid.publicKey,
    allows,
    async send(target, push) {
      if (!allows(target.endpoint)) throw refusal('the push service is not allowed');
      const url = new URL(target.endpoint);
      const body = encryptPush(Buffer.from(push.payload), target);
      const headers = { ...headersOf(push), authorization: await vapid.authorizationFor(url) };
      const signal = AbortSignal.timeout(timeout);
      const answer = await post(url, { agent, headers, signal }, body);
      return outcomeOf(answer);
    },
    close: () => agent.destroy(),
  };
}

function headersOf({ topic, timeToLive }: Push) {
  return {
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: timeToLive,
    topic,
  };
}

/** @returns the status of the answer, whose body is not kept. Redirections are not followed. */
function post(url: URL, options: Parameters<typeof request>[1], body: Buffer): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(url, { ...options, method: 'POST' }, (answer: IncomingMessage) => {
    resolve(answer.statusCode ?? 0);
    // What follows the status decides nothing, and neither does a connection that breaks there.
    answer.on('error', () => {}).resume();
  });
  sent.on('error', (cause) => {
    const isRetryable = !(cause instanceof PrivateAddressError);
    reject(new PushError('the push service was not reached', { cause, isRetryable }));
  });
  sent.end(body);
  return promise;
}

/** @throws PushError */
function outcomeOf(status: number): 'sent' | 'gone' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  const isRetryable = status === 429 || status >= 500;
  throw new PushError(`the push service answered ${status}`, { isRetryable });
}

function refusal(message: string): PushError {
  return new PushError(message, { isRetryable: false });
}
