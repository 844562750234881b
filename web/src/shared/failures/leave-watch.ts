/** How long a page may take to be replaced, milliseconds. One that stays is a page again after it. */
const longestLeave = 10_000;

/**
 * Whether the page is being left. Firefox ends its downloads then, and reports each module that did
 * not arrive, and what React makes of it, as a fault.
 */
export function createLeaveWatch(now: () => number) {
  let begunAt: number | null = null;
  return {
    begin: () => {
      begunAt = now();
    },
    isLeaving: () => begunAt !== null && now() - begunAt < longestLeave,
  };
}
