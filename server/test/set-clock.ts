import type { Clock } from '../src/platform/clock.ts';

/** A clock that stands still until it is set. */
export interface SetClock extends Clock {
  set(instant: Date | string): void;
  advance(milliseconds: number): void;
}

export function createSetClock(start: Date): SetClock {
  let now = start;
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant);
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
