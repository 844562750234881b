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

export type FairGate = <T>(subject: string, task: () => Promise<T>) => Promise<T>;

/**
 * A gate in which nobody has more than `each` tasks that run or wait, so that one leaves room for
 * all others.
 * @throws AppError too_many_requests
 */
export function createFairGate(limits: {
  atOnce: number;
  waiting: number;
  each: number;
}): FairGate {
  const gate = createGate(limits);
  const counts = new Map<string, number>();
  return async (subject, task) => {
    const count = counts.get(subject) ?? 0;
    if (count >= limits.each) throw new AppError('too_many_requests', { retryAfter: 5 });
    counts.set(subject, count + 1);
    try {
      return await gate(task);
    } finally {
      const left = (counts.get(subject) ?? 1) - 1;
      if (left > 0) counts.set(subject, left);
      else counts.delete(subject);
    }
  };
}
