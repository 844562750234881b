import { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { createThrottle } from '../throttle.ts';

/** Milliseconds after which a server that does not answer counts as gone. */
const answerTimeout = 3_000;
/** Milliseconds between two tries to connect. */
const pauses = { each: 100, longest: 1_000 };

/** A connection that is opened again and again; what is sent while there is none is refused at once. */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    connectTimeout: answerTimeout,
    commandTimeout: answerTimeout,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    retryStrategy: (times) => Math.min(times * pauses.each, pauses.longest),
  });
  const throttle = createThrottle(60_000);
  redis.on('error', (err: Error) =>
    throttle((heldBack) => log.warn({ err, heldBack }, 'Redis is out of reach')),
  );
  return redis;
}

/**
 * Whether the server answers. A connection that only seems open is opened again: a network may
 * swallow what is sent.
 */
export async function answers(redis: Redis): Promise<boolean> {
  if (redis.status !== 'ready') return false;
  try {
    await redis.ping();
    return true;
  } catch {
    redis.disconnect(true);
    return false;
  }
}
