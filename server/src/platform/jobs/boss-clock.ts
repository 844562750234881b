import { performance } from 'node:perf_hooks';
import type { Clock } from 'pg-boss';

/** Node fires a timer of more milliseconds, 24.8 days, at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Time for the queue's intervals. It runs steadily while the system's clock is set forward or back:
 * the queue would otherwise sleep until the clock has caught up with a time that was wrong.
 */
export const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, Math.min(ms, longestTimer)),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (callback, ms) => setInterval(callback, Math.min(ms, longestTimer)),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
