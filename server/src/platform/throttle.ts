/** Calls `run`, unless within the interval, with the number of calls left out since the last time. */
export type Throttle = (run: (heldBack: number) => void) => void;

/** One call an interval, leading edge, for log lines: a fault that every request meets would fill the log. */
export function createThrottle(
  milliseconds: number,
  now: () => number = () => performance.now(),
): Throttle {
  let openAt = Number.NEGATIVE_INFINITY;
  let heldBack = 0;
  return (run) => {
    if (now() < openAt) {
      heldBack += 1;
      return;
    }
    openAt = now() + milliseconds;
    run(heldBack);
    heldBack = 0;
  };
}
