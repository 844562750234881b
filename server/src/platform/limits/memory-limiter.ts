import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type LimitRule, tooManyRequests } from './limiter.ts';

/** Counts one use of a subject. @throws AppError too_many_requests when a window is used up */
export type Spend = (subject: string) => Promise<void>;

/**
 * Counts in this process alone, for what is asked too often to ask the database: N processes let
 * through N times as much. Holds an entry for each subject of the running windows.
 */
export function createMemoryLimiter(rules: readonly LimitRule[]): Spend {
  const counters = rules.map(
    ({ points, seconds }) => new RateLimiterMemory({ points, duration: seconds }),
  );
  return async (subject) => {
    try {
      for (const counter of counters) await counter.consume(subject);
    } catch (cause) {
      throw cause instanceof RateLimiterRes ? tooManyRequests(cause) : cause;
    }
  };
}
