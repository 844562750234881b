/** In seconds, as `after` takes it. */
export const day = 24 * 60 * 60;

/** An archive reads all that a person has: a few a day are enough for anybody. */
export const exportsByAccount = { name: 'exportsByAccount', points: 5, seconds: day };

/**
 * Seconds after which an archive is given up: one that is being made and does not come on, and one
 * whose turn does not come (a server makes one at a time).
 */
export const stallsAfter = { working: 60 * 60, queued: day } as const;
