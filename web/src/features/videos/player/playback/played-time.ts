import { type Interval, merge } from '@stratum/contract/library/played';

/** Where a film is at an instant, as its player tells it. */
export interface Sample {
  /** Place in the film, in seconds. */
  readonly at: number;
  /** A clock that only goes forward, in milliseconds. */
  readonly clock: number;
  readonly rate: number;
  /** Whether it plays on from here. */
  readonly isRunning: boolean;
  /** Whether it was sent here, and has not come by playing. */
  readonly isSent: boolean;
}

/** Clocks of film and page differ by less than this between two samples; milliseconds. */
export const slack = 120;

/**
 * What was really played. Between two samples lies what was played, where the film ran from the
 * first and came to the second by itself; one that has come further than its speed allows was sent
 * there. However far apart they are, as in a hidden tab, the clock tells how much can be true.
 * @param duration of the film, in seconds: nothing behind it counts
 */
export function createPlayedTime(duration: number) {
  const end = Math.floor(duration * 1000);
  let last: Sample | null = null;
  let fresh: Interval[] = [];

  return {
    sample(next: Sample): void {
      const [from, to] = (last && between(last, next)) ?? [end, end];
      if (from < end) fresh = merge([...fresh, [from, Math.min(to, end)]]);
      last = next;
    },

    /** What was played since it was last taken: whole milliseconds, merged and ascending. */
    take(): readonly Interval[] {
      const taken = fresh;
      fresh = [];
      return taken;
    },
  };
}

function between(before: Sample, after: Sample): Interval | null {
  if (!before.isRunning || after.isSent) return null;
  // Rounded alike, so that what follows touches it.
  const from = Math.round(before.at * 1000);
  const to = Math.round(after.at * 1000);
  const passed = (after.clock - before.clock) * Math.max(before.rate, after.rate);
  return from < to && to - from <= passed + slack ? [from, to] : null;
}
