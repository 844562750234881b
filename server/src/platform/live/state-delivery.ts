import type { StateEvent, StateEventType } from '@stratum/contract/events';
import type { UserId } from '@stratum/contract/ids';
import { createGate } from '../limits/gate.ts';
import type { Log } from '../log.ts';

/** Reads at once, so that a notification for a thousand people leaves connections to their requests. */
const concurrency = 2;

interface StateDeps {
  readonly log: Log;
  read(userId: UserId, type: StateEventType): Promise<StateEvent>;
  deliver(userId: UserId, event: StateEvent): void;
}

/** Reads what has changed and delivers it; changes that come while it is read are read once more. */
export function createStateDelivery({ log, read, deliver }: StateDeps) {
  const gate = createGate({ concurrency, maxQueued: Number.POSITIVE_INFINITY });
  const running = new Map<string, { isStale: boolean; done: Promise<void> }>();

  const run = async (key: string, userId: UserId, type: StateEventType) => {
    try {
      for (;;) {
        const state = await gate(() => {
          // What changes from here on may not be in what is read.
          markFresh(key);
          return read(userId, type);
        });
        if (running.get(key)?.isStale) continue;
        deliver(userId, state);
        return;
      }
    } catch (error) {
      log.warn({ err: error, type }, 'a state could not be read for those who are connected');
    } finally {
      running.delete(key);
    }
  };
  const markFresh = (key: string) => {
    const entry = running.get(key);
    if (entry) entry.isStale = false;
  };
  return {
    tell(userId: UserId, type: StateEventType): void {
      const key = `${type} ${userId}`;
      const entry = running.get(key);
      if (entry) {
        entry.isStale = true;
        return;
      }
      const added = { isStale: false, done: Promise.resolve() };
      running.set(key, added);
      added.done = run(key, userId, type);
    },
    /** Resolves once what was told so far is delivered. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
