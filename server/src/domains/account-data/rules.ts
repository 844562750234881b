/** In seconds, as `after` takes it. */
export const day = 24 * 60 * 60;

/** An archive reads all that a person has: a few a day are enough. */
export const exportsByAccount = { name: 'exportsByAccount', points: 5, seconds: day };

/**
 * Seconds without progress after which an archive has failed: one that is being made, and one that
 * waits for its turn (a server makes one at a time).
 */
export const stallsAfter = { working: 60 * 60, queued: day } as const;
