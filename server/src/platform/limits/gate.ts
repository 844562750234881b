import { AppError } from '../http/app-error.ts';

export type Gate = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Lets `atOnce` tasks run and `waiting` more queue up.
 * @throws AppError too_many_requests when the queue is full
 */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < atOnce) {
      running += 1;
    } else {
      if (queue.length >= waiting) throw new AppError('too_many_requests', { retryAfter: 2 });
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await task();
    } finally {
      // The slot passes straight to whoever waits longest, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
