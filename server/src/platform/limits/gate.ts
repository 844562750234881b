import { AppError } from '../http/app-error.ts';

interface GateLimits {
  /** Tasks that run at once. */
  readonly concurrency: number;
  /** Tasks that may wait behind them. */
  readonly maxQueued: number;
  /** Without it a task waits until its turn comes. */
  readonly maxWaitSeconds?: number;
}

export interface Gate {
  /** @throws AppError too_many_requests where the queue is full or the wait too long */
  <T>(task: () => Promise<T>): Promise<T>;
  /** Refuses what waits and what is still to come, with 503; what runs goes on. */
  close(): void;
}

type Turn = PromiseWithResolvers<void>;

/** A semaphore with a bounded queue: first come, first served. */
export function createGate({ concurrency, maxQueued, maxWaitSeconds }: GateLimits): Gate {
  const queue = new Set<Turn>();
  let running = 0;
  let isClosed = false;

  const refuse = (turn: Turn, reason: AppError) => {
    queue.delete(turn);
    turn.reject(reason);
  };
  const awaitTurn = async (): Promise<void> => {
    if (queue.size >= maxQueued) throw tooManyTasks(2);
    const turn = Promise.withResolvers<void>();
    queue.add(turn);
    if (maxWaitSeconds === undefined) return turn.promise;
    const giveUp = () => refuse(turn, tooManyTasks(maxWaitSeconds));
    const timer = setTimeout(giveUp, maxWaitSeconds * 1000);
    return turn.promise.finally(() => clearTimeout(timer));
  };

  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    if (isClosed) throw stopping();
    if (running < concurrency) running += 1;
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

/** A gate in which one subject has at most `perSubject` tasks that run or wait. */
export function createFairGate(limits: GateLimits & { readonly perSubject: number }): FairGate {
  const gate = createGate(limits);
  const counts = new Map<string, number>();
  return async (subject, task) => {
    const count = counts.get(subject) ?? 0;
    if (count >= limits.perSubject) throw tooManyTasks(5);
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

/** A gate of its own for each subject, with one task at a time. */
export function createKeyedGate(limits: Omit<GateLimits, 'concurrency'>): KeyedGate {
  const gates = new Map<string, { readonly gate: Gate; tasks: number }>();
  const run = async <T>(subject: string, task: () => Promise<T>): Promise<T> => {
    const entry = gates.get(subject) ?? {
      gate: createGate({ ...limits, concurrency: 1 }),
      tasks: 0,
    };
    gates.set(subject, entry);
    entry.tasks += 1;
    try {
      return await entry.gate(task);
    } finally {
      entry.tasks -= 1;
      if (entry.tasks === 0) gates.delete(subject);
    }
  };
  return Object.assign(run, {
    close() {
      for (const { gate } of gates.values()) gate.close();
    },
  });
}

function tooManyTasks(retryAfter: number): AppError {
  return new AppError('too_many_requests', { retryAfter });
}

function stopping(): AppError {
  return new AppError('something_went_wrong', { status: 503, retryAfter: 2 });
}
