/** Runs what it is given, told how many were held back since the last time. */
export type Throttle = (run: (heldBack: number) => void) => void;

/** Lets one through in an interval: faults that every request meets would fill the log. */
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
