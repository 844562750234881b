import { AppError } from '../http/app-error.ts';

interface GateLimits {
  /** Tasks that run. */
  readonly atOnce: number;
  /** Tasks that wait for their turn. */
  readonly waiting: number;
  /** Seconds that a task waits at most; without it, until its turn comes. */
  readonly longestWait?: number;
}

export interface Gate {
  /** @throws AppError too_many_requests where the queue is full or the wait too long */
  <T>(task: () => Promise<T>): Promise<T>;
  /** Refuses what waits and what is still to come, with 503; what runs goes on. */
  close(): void;
}

type Turn = PromiseWithResolvers<void>;

/** Lets `atOnce` tasks run and `waiting` more queue up, first come, first served. */
export function createGate({ atOnce, waiting, longestWait }: GateLimits): Gate {
  const queue = new Set<Turn>();
  let running = 0;
  let isClosed = false;

  const refuse = (turn: Turn, reason: AppError) => {
    queue.delete(turn);
    turn.reject(reason);
  };
  const awaitTurn = async () => {
    if (queue.size >= waiting) throw crowded(2);
    const turn = Promise.withResolvers<void>();
    queue.add(turn);
    const tooLong =
      longestWait && setTimeout(() => refuse(turn, crowded(longestWait)), longestWait * 1000);
    await turn.promise.finally(() => clearTimeout(tooLong));
  };

  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    if (isClosed) throw stopping();
    if (running < atOnce) running += 1;
    else await awaitTurn();
    try {
      return await task();
    } finally {
      // The place passes straight to the task that waits longest: none slips in between.
      const [next] = queue;
      if (next) {
        queue.delete(next);
        next.resolve();
      } else {
        running -= 1;
      }
    }
  };

  return Object.assign(run, {
    close() {
      isClosed = true;
      for (const turn of queue) refuse(turn, stopping());
    },
  });
}

/** @throws AppError too_many_requests, also where the subject has as many tasks as it may */
export type FairGate = <T>(subject: string, task: () => Promise<T>) => Promise<T>;

/** A gate in which one subject has at most `each` tasks that run or wait: it leaves room for others. */
export function createFairGate(limits: GateLimits & { readonly each: number }): FairGate {
  const gate = createGate(limits);
  const counts = new Map<string, number>();
  return async (subject, task) => {
    const count = counts.get(subject) ?? 0;
    if (count >= limits.each) throw crowded(5);
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

export interface KeyedGate extends FairGate {
  /** As `Gate` does, for all subjects. */
  close(): void;
}

/** One task of a subject at a time, in lines that know nothing of each other. */
export function createKeyedGate(limits: Omit<GateLimits, 'atOnce'>): KeyedGate {
  const lines = new Map<string, { readonly gate: Gate; tasks: number }>();
  const run = async <T>(subject: string, task: () => Promise<T>): Promise<T> => {
    const line = lines.get(subject) ?? { gate: createGate({ ...limits, atOnce: 1 }), tasks: 0 };
    lines.set(subject, line);
    line.tasks += 1;
    try {
      return await line.gate(task);
    } finally {
      line.tasks -= 1;
      if (line.tasks === 0) lines.delete(subject);
    }
  };
  return Object.assign(run, {
    close() {
      for (const { gate } of lines.values()) gate.close();
    },
  });
}

function crowded(retryAfter: number): AppError {
  return new AppError('too_many_requests', { retryAfter });
}

function stopping(): AppError {
  return new AppError('something_went_wrong', { status: 503, retryAfter: 2 });
}
