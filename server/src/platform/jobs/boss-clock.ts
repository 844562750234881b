import { performance } from 'node:perf_hooks';
import type { Clock } from 'pg-boss';

/** Milliseconds, 24.8 days: Node fires a longer timer at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * A monotonic clock for the queue's intervals: after the system's clock was set back the queue would
 * otherwise sleep until it has caught up.
 */
export const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, Math.min(ms, longestTimer)),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (callback, ms) => setInterval(callback, Math.min(ms, longestTimer)),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
