import { setTimeout as wait } from 'node:timers/promises';
import * as oidc from 'openid-client';
import { AppError } from '../http/app-error.ts';
import type { Log } from '../log.ts';

interface Client {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The issuer's metadata, fetched once. */
export interface Discovery {
  /** @throws AppError 503 while the issuer is out of reach; the next call asks again */
  ask(): Promise<oidc.Configuration>;
  /** The same; null where that fails or takes longer than `milliseconds`. */
  askWithin(milliseconds: number): Promise<oidc.Configuration | null>;
  /** Asks until there is an answer or the signal is aborted. Never rejects. */
  askUntilKnown(signal: AbortSignal): Promise<void>;
}

/** Of one request, in seconds. */
const requestTimeout = 10;
/** Between two tries in the background: doubles from the first to the second. Milliseconds. */
const [firstPause, longestPause] = [250, 60_000];

export function createDiscovery({ issuer, clientId, clientSecret }: Client, log: Log): Discovery {
  let asked: Promise<oidc.Configuration> | undefined;
  const server = new URL(issuer);
  const execute = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  const ask = async () => {
    asked ??= oidc.discovery(server, clientId, clientSecret, undefined, {
      execute,
      timeout: requestTimeout,
    });
    try {
      return await asked;
    } catch (cause) {
      asked = undefined;
      throw outOfReach(log, cause);
    }
  };
  const askQuietly = () => ask().catch(() => null);
  return {
    ask,
    async askWithin(milliseconds) {
      const answered = new AbortController();
      const tooLong = wait(milliseconds, null, { signal: answered.signal, ref: false });
      try {
        return await Promise.race([askQuietly(), tooLong]);
      } finally {
        answered.abort();
      }
    },
    async askUntilKnown(signal) {
      let pause = firstPause;
      while (!signal.aborted && (await askQuietly()) === null) {
        await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
        pause = Math.min(pause * 2, longestPause);
      }
    },
  };
}

export function outOfReach(log: Log, cause: unknown): AppError {
  log.error({ err: cause }, 'the sign-in provider is out of reach');
  return new AppError('something_went_wrong', { status: 503, retryAfter: 10, cause });
}
