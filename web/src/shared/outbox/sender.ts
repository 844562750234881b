import { type AttemptDependencies, createAttempts } from './attempts.ts';
import type { Entries } from './outbox-entries.ts';
import { waitOf } from './outbox-entry.ts';
import { createTurns } from './turns.ts';

export interface SenderDependencies extends AttemptDependencies {
  /** Runs once no other tab holds the name. */
  readonly exclusively: (name: string, run: () => Promise<void>) => Promise<void>;
  /** Runs something after a delay. @returns what cancels it */
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
}

/** Sends entries: those of one object in their order, different objects at once, again after a failure. */
export function createSender(entries: Entries, dependencies: SenderDependencies) {
  const { exclusively, now, schedule } = dependencies;
  const attempts = createAttempts(entries, dependencies);
  const turns = createTurns({ exclusively, work: sendAll, onEnd: scheduleRetry });
  let cancelRetry = () => {};

  const waiting = () => entries.state.getState().entries.filter(({ held }) => held === null);
  const objects = () => [...new Set(waiting().map(({ object }) => object))];
  const firstOf = (object: string) => waiting().find((entry) => entry.object === object);

  async function sendAll(object: string): Promise<void> {
    await entries.reread();
    let goesOn = true;
    while (goesOn) {
      const entry = firstOf(object);
      goesOn = entry !== undefined && waitOf(entry, now()) === 0 && (await attempts.attempt(entry));
    }
  }

  /** For the object that is due next. Those that are active come back here by themselves. */
  function scheduleRetry(): void {
    cancelRetry();
    if (attempts.hasSessionEnded()) return;
    const failed = objects()
      .filter((object) => !turns.isActive(object))
      .flatMap((object) => firstOf(object) ?? [])
      .filter(({ failures }) => failures > 0);
    if (failed.length === 0) return;
    const wait = Math.min(...failed.map((entry) => waitOf(entry, now())));
    cancelRetry = schedule(() => void runAll(), wait);
  }

  async function runAll(): Promise<void> {
    await Promise.all(objects().map(turns.run));
  }

  return {
    state: attempts.state,
    /** Sends what waits for an object, once what is under way has been answered. */
    run: turns.run,
    runAll,
    scheduleRetry,
    /** Gives up what is under way, and forgets a person's failures. */
    reset(): void {
      cancelRetry();
      attempts.reset();
    },
  };
}
